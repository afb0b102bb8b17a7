"""The generator against a plain second writing of docs/fair-deals.md."""

import hashlib
import random
from collections import Counter

import pytest

import kozyr
from kozyr.games import chance
from kozyr.games.chance import (
    POLICY_STREAM,
    STREAMS_PER_GAME,
    Generator,
    below,
    deal_stream,
    draw,
    seed_words,
    shuffle,
    start,
)
from tests.helpers import played, seeds

SEEDS = (0, 7, -3, 2**80, "", "7 ", "a longer seed", "ключ", "\N{PLAYING CARD ACE OF SPADES}")


def sfc32(a, b, c, counter=1):
    """Chris Doty-Humphrey's generator, every step cut to 32 bits."""
    while True:
        number = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 2**3) % 2**32
        c = ((c * 2**21) % 2**32 + c // 2**11 + number) % 2**32
        yield number


def plain(seed, stream):
    """The numbers of a stream of a seed."""
    digest = hashlib.sha256(str(seed).encode("utf-8")).hexdigest()
    words = [int(digest[8 * i : 8 * i + 8], 16) for i in range(3)]
    numbers = sfc32(words[0], words[1] ^ (stream // 2**32), words[2] ^ (stream % 2**32))
    for _ in range(16):
        next(numbers)
    return numbers


def plain_below(numbers, n):
    while True:
        high, low = divmod(next(numbers) * n, 2**32)
        if low >= 2**32 % n:
            return high


def plain_shuffled(numbers, cards):
    cards = list(cards)
    for i in reversed(range(1, len(cards))):
        j = plain_below(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def generator(seed=1, stream=0):
    rng = Generator()
    start(rng, seed_words(seed), stream)
    return rng


@pytest.mark.parametrize("seed", SEEDS, ids=ascii)
@pytest.mark.parametrize("stream", [0, 1, 255, 256, 2**32 - 1, 2**32, 2**56 - 1])
def test_numbers_are_those_of_a_plain_sfc32(seed, stream):
    rng, numbers = generator(seed, stream), plain(seed, stream)
    assert [draw(rng) for _ in range(200)] == [next(numbers) for _ in range(200)]


def test_known_numbers():
    """They may never change: records of dealt games can be checked against their seeds."""
    assert seed_words(7) == (2030201243, 3828124302, 1190902597)
    rng = generator(7)
    assert [draw(rng) for _ in range(4)] == [2049340656, 1160320937, 1338513671, 198538926]
    rng = generator("a longer seed", 2**40 + 5)
    assert [draw(rng) for _ in range(4)] == [2766578722, 3136233015, 3207758082, 2301882057]
    rng = Generator()
    rng.a, rng.b, rng.c, rng.counter = 2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1
    assert [draw(rng) for _ in range(4)] == [4294967293, 4286578679, 4286578661, 4154458059]


@seeds(3)
def test_words_stay_within_32_bits(seed):
    rng = generator(seed)
    rng.counter = 2**32 - 3
    for _ in range(2000):
        assert 0 <= draw(rng) < 2**32
        assert all(0 <= word < 2**32 for word in (rng.a, rng.b, rng.c, rng.counter))


def test_a_seed_is_its_text():
    assert seed_words(7) == seed_words("7") != seed_words("07")
    assert len({seed_words(seed) for seed in range(1000)}) == 1000


def test_streams_of_a_seed_differ():
    first = [tuple(draw(generator(3, stream)) for _ in range(1)) for stream in range(2000)]
    assert len(set(first)) == 2000


def test_no_two_deals_or_policies_share_a_stream():
    used = Counter()
    for number in range(50):
        used[number * STREAMS_PER_GAME + POLICY_STREAM] += 1
        used.update(deal_stream(number, deal) for deal in range(POLICY_STREAM))
    assert set(used.values()) == {1}
    assert deal_stream(2**48 - 1, 254) < 2**56
    assert deal_stream(1, POLICY_STREAM) == deal_stream(1, 0)


def drawn_from(monkeypatch, words, n):
    """What `below` makes of these words, and how many of them it took."""
    left = list(words)
    monkeypatch.setattr(chance, "draw", lambda rng: left.pop(0))
    return below(Generator(), n), len(words) - len(left)


@pytest.mark.parametrize("n", [*range(1, 61), 255, 999])
def test_every_number_below_n_is_exactly_as_likely(n, monkeypatch):
    """Of all 2^32 words: k comes of an interval, of which only the first word may be rejected."""
    spare = 2**32 - 1
    for k in range(n):
        first, end = -(-k * 2**32 // n), -(-(k + 1) * 2**32 // n)
        _, taken = drawn_from(monkeypatch, [first, spare, spare, spare], n)
        rejected = int(taken > 1)
        assert end - first - rejected == 2**32 // n
        for word in (first + rejected, first + 1, first + 2, end - 1):
            assert drawn_from(monkeypatch, [word], n) == (k, 1)


@pytest.mark.parametrize("n", [2, 3, 5, 7, 36, 54, 60, 2**29, 2**30 - 1])
@seeds(3)
def test_numbers_below_n_are_those_of_the_plain_method(n, seed):
    rng, numbers = generator(seed), plain(seed, 0)
    assert [below(rng, n) for _ in range(300)] == [plain_below(numbers, n) for _ in range(300)]


def test_below_one_is_always_nothing():
    rng = generator(1)
    assert {below(rng, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 7, 36])
def test_numbers_below_n_are_even_enough(n):
    """Chi-square with a fixed seed; the bound is passed by chance once in a million."""
    rng, draws = generator("chi", n), 20_000
    found = Counter(below(rng, n) for _ in range(draws))
    expected = draws / n
    chi_square = sum((found[number] - expected) ** 2 / expected for number in range(n))
    assert chi_square < (n - 1) + 5 * (2 * (n - 1)) ** 0.5 + 12


@seeds(5)
def test_a_shuffle_permutes_the_first_cards_and_no_others(seed):
    chosen = random.Random(seed)
    for n in (0, 1, 2, 36, 60):
        cards = [chosen.randrange(30) for _ in range(64)]
        expected = plain_shuffled(plain(seed, n), cards[:n])
        after = cards[:]
        shuffle(generator(seed, n), after, n)
        assert after[:n] == expected
        assert sorted(after[:n]) == sorted(cards[:n])
        assert after[n:] == cards[n:]


def test_shuffles_of_three_are_all_alike():
    found = Counter()
    for stream in range(6000):
        cards = [0, 1, 2]
        shuffle(generator("three", stream), cards, 3)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert all(abs(count - 1000) < 150 for count in found.values())


@pytest.mark.parametrize("number", [0, 3, 2**40])
@pytest.mark.parametrize("seed", [7, "fair"])
def test_deals_follow_the_documented_method(seed, number):
    """docs/fair-deals.md, by hand."""
    numbers = plain(seed, 256 * number)
    plain_below(numbers, 2)
    cards = plain_shuffled(numbers, kozyr.game("durak").deck.codes)
    durak = kozyr.game("durak").deal(seed=seed, number=number).position()
    assert set(durak["hands"][0]) == set(cards[:6])
    assert set(durak["hands"][1]) == set(cards[6:12])
    assert durak["trump"] == cards[12]
    assert durak["talon"] == [*cards[13:], cards[12]]

    numbers = plain(seed, 256 * number)
    dealer = plain_below(numbers, 2)
    cards = plain_shuffled(numbers, kozyr.game("blulu").deck.codes)
    blulu = kozyr.game("blulu").deal(seed=seed, number=number).position()
    assert blulu["dealer"] == dealer
    assert [set(hand) for hand in blulu["hands"]] == [set(cards[:4]), set(cards[4:8])]
    assert set(blulu["table"]) == set(cards[8:12])
    assert blulu["stock"] == cards[12:]

    for players, low, half in ((3, 2, 19), (4, 1, 20), (5, 1, 17)):
        numbers = plain(seed, 256 * number)
        active = plain_below(numbers, players)
        codes = [suit + value for value in "123456789F"[low - 1 :] for suit in "BRY"]
        cards = plain_shuffled(numbers, [code for code in codes for _ in range(2)])
        hands, rest = cards[: 5 * players], cards[5 * players :]
        blaze = kozyr.game("blaze").deal(players, seed=seed, number=number).position()
        assert blaze["active"] == active
        for seat in range(players):
            assert sorted(blaze["hands"][seat]) == sorted(hands[5 * seat : 5 * seat + 5])
        assert blaze["deck"] == [*rest[1:half], rest[0]]
        assert blaze["trump"] == rest[0]
        assert blaze["set_aside"] == rest[half:]


@pytest.mark.parametrize("name", ["blaze", "blulu"])
def test_later_deals_have_streams_of_their_own(name):
    """Deal d of a game is shuffled by stream d, without a draw for a seat."""
    state = played(name, None, 4)
    for number, (_, text) in enumerate((e for e in state.history if e[0] == -1), start=1):
        dealt = text.split(" ")[1:]
        order = kozyr.game(name).deck.codes
        packed = sorted(dealt, key=order.index)
        assert dealt == plain_shuffled(plain(state.seed, number), packed)

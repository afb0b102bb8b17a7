"""How the table answers: at once, and honestly while the server does not."""

COUNT = """() => {
  window.measured = 0;
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    window.measured += 1;
    return measure.call(this);
  };
}"""


def test_to_select_a_card_measures_no_card(visitors):
    page = (ann := visitors().named()).page
    ann.quick("blulu")
    page.wait_for_selector("kz-table.mine")
    page.evaluate(COUNT)
    card = page.locator(".zone-hand .card.legal").first
    card.click()
    page.wait_for_selector(".zone-hand .card.chosen")
    assert page.evaluate("window.measured") == 0
    page.locator(".zone-hand .card.legal:not(.chosen)").first.click()
    page.locator(".actions button").first.click()
    page.wait_for_function("() => window.measured > 0")


def test_covered_cards_of_a_pile_have_no_picture(visitors):
    page = (ann := visitors().named()).page
    ann.quick("blulu")
    page.wait_for_selector("kz-table.mine")
    assert page.locator(".zone-stock .card").count() > 2
    assert page.locator(".zone-stock .card use").count() == 2

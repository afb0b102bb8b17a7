"""The three states a game can be in, shared by every game's rules."""

PLAYING = 0
DEALING = 1
OVER = 2

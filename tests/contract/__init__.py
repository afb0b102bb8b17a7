"""One suite for every game and number of players, found from `kozyr.games()`."""

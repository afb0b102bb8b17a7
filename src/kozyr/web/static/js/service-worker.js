// The shell of the site, kept for a start without a network.

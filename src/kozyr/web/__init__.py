"""What a browser shows, made by kozyr itself: card art."""

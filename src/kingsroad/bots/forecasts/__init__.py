"""What forecasts are made with, one file a game, written by `kingsroad calibrate`."""

"""What the expert has learned, made again: `make train`."""

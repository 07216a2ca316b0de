### My play: over many deals, where it is lost, luck and skill apart.

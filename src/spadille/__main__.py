"""Run the command line: `python -m spadille`."""

import sys

from spadille.cli.start import main

if __name__ == "__main__":
    sys.exit(main())

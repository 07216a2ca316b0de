"""Search players on determinizations: PIMC and ISMCTS. They need the native core."""

"""Players that search in determinizations: PIMC and ISMCTS. They need the native core."""

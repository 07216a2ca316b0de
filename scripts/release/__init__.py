"""Make, check and publish the files of a release."""

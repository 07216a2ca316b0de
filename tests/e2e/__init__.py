"""Tests in a real browser. This folder is a package, so that its browser is closed before
other tests begin.
"""

"""Tests in a real browser. They are a package, so that the browser is closed before other tests begin."""

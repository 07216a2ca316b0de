"""The games as the environments of other projects: each module needs its extra, and nothing else needs it."""

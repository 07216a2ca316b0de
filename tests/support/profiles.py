"""Settings of Hypothesis: the same examples in every run, and no clock."""

from hypothesis import HealthCheck, settings

# A busy machine must not make a property test fail.
NO_CLOCK = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("house", NO_CLOCK, derandomize=True, database=None, max_examples=40)
settings.register_profile("long", NO_CLOCK, max_examples=5_000)
settings.load_profile("house")

"""Check by one script which elements of a page are visible."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

_SEEN: Final = """
async (places, { ratio, scrolling }) => {
  const seen = some => new Promise(done => {
    const watch = new IntersectionObserver(found => {
      watch.disconnect();
      done(found.map(({ intersectionRatio }) => intersectionRatio));
    });
    some.forEach(place => watch.observe(place));
  });
  const inTurn = async () => {
    const ratios = [];
    for (const place of places) {
      place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      ratios.push(...(await seen([place])));
    }
    return ratios;
  };
  // a page that has not come to rest may take some frames to
  for (let frames = 30; ; frames--) {
    const ratios = await (scrolling ? inTurn() : seen(places));
    const hidden = places.filter((_, at) => ratios[at] < ratio);
    if (!hidden.length || !frames) return { count: places.length, hidden: hidden.map(at => at.outerHTML) };
    await new Promise(requestAnimationFrame);
  }
}
"""


def assert_in_sight(places: Locator, *, ratio: float = 0.99, scrolling: bool = False) -> int:
    """Check that all elements are visible at once, each by at least `ratio` of its area. With `scrolling`,
    scroll to each element first.

    Return their number.
    """
    seen: dict[str, Any] = places.evaluate_all(_SEEN, {"ratio": ratio, "scrolling": scrolling})
    assert seen["hidden"] == [], "not in sight"
    assert seen["count"] > 0
    return int(seen["count"])

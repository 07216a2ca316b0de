/** Renders a page in stages: the part below the fold follows after the first paint. */

/** Return a number that grows by one per frame up to a maximum. Call it while a component is created. */
export function renderInStages(most: number): { readonly reached: number } {
  let reached = $state(0);
  $effect(() => {
    if (reached >= most) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // the timer fires after the frame was painted
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (reached += 1))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get reached() {
      return reached;
    },
  };
}

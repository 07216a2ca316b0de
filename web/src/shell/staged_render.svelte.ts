/** A page made in several goes: what is below the fold follows once what is above it has been painted. */

/** A number that grows from none to so many, one a frame. Called while a component is made. */
export function renderInStages(most: number): { readonly reached: number } {
  let reached = $state(0);
  $effect(() => {
    if (reached >= most) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a frame begins, and is painted before the timer is heard
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

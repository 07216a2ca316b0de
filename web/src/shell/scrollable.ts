/** Make an element focusable while its content is larger than itself, so that it can be scrolled by keyboard. */
export function scrollable(node: HTMLElement) {
  function look() {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}

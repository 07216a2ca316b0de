/** Make an element focusable while its content is larger than itself, so that it can be scrolled by keyboard.
 * Otherwise it has the tabindex that it came with. */
export function scrollable(node: HTMLElement) {
  const given = node.getAttribute('tabindex');
  function look() {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (more) node.tabIndex = 0;
    else if (given === null) node.removeAttribute('tabindex');
    else node.setAttribute('tabindex', given);
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

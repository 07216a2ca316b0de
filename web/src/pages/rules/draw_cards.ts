/** Replaces the cards named in a rulebook page by drawings. */
import { isSuit } from '../../cards/card';
import { t } from '../../i18n/translate.svelte';

const SVG = 'http://www.w3.org/2000/svg';

function suitIcon(suit: string): SVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('class', 'suit');
  drawn.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#suit-${suit.toLowerCase()}`);
  drawn.append(use);
  return drawn;
}

export function drawCards(page: HTMLElement): void {
  // a table wider than the page can be scrolled by keyboard
  for (const table of page.querySelectorAll('table')) table.tabIndex = 0;
  for (const place of page.querySelectorAll<HTMLElement>('[data-card]')) {
    const text = place.dataset.card ?? '';
    const suit = text.at(-1);
    if (!isSuit(suit)) continue;
    const rank = text.length > 1 ? t(`rank-short-${text[0] ?? ''}`) : '';
    place.className = `named tile ${suit.toLowerCase()}`;
    place.replaceChildren(rank, suitIcon(suit));
  }
}

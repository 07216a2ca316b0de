import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPreference } from '../../shell/settings.svelte';
import { setLanguage } from '../../i18n/translate.svelte';
import PlainCard from './PlainCard.svelte';

describe('a card', () => {
  beforeEach(() => {
    setPreference('badges', true);
    setPreference('faces', 'courts');
  });

  it('names itself and says if it is a trump; shows rank, suit and points', () => {
    render(PlainCard, { text: 'TH', points: 10, trump: true });
    const card = screen.getByRole('img', { name: 'ten of hearts, trump' });
    expect(card).toHaveTextContent(/^10\s*10$/);
    expect(card.querySelector('use')).toHaveAttribute('href', '#suit-h');
    expect(card).toHaveClass('h', 'trump');
  });

  it('shows points only if it has any and they are enabled', async () => {
    const { container, rerender } = render(PlainCard, { text: '9S', points: 0 });
    expect(container.querySelector('.points')).toBeNull();
    await rerender({ text: 'AS', points: 11 });
    expect(container.querySelector('.points')).toHaveTextContent('11');
    setPreference('badges', false);
    await tick();
    expect(container.querySelector('.points')).toBeNull();
  });

  it('shows a court as a picture, or as a letter if preferred', async () => {
    const { container } = render(PlainCard, { text: 'QD' });
    expect(container.querySelector('image')?.getAttribute('href')).toContain('QD');
    expect(container.querySelector('text')).toBeNull();
    setPreference('faces', 'clear');
    await tick();
    expect(container.querySelector('text')).toHaveTextContent('Q');
  });

  it('uses the letters of the language', () => {
    setLanguage('sv');
    render(PlainCard, { text: 'JC' });
    expect(screen.getByRole('img', { name: 'klöver knekt' })).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../i18n/translate.svelte';
import WorkerLoading from './WorkerLoading.svelte';

const started = vi.fn(function begun() {
  return {};
});
describe('loading the worker', () => {
  beforeAll(() => loadTexts('alone'));
  afterEach(() => {
    vi.unstubAllGlobals();
    started.mockClear();
  });

  it('is refused on plain http, where browsers cache nothing, and the page says so', () => {
    vi.stubGlobal('Worker', started);
    vi.stubGlobal('isSecureContext', false);
    render(WorkerLoading);
    expect(screen.getByRole('alert')).toHaveTextContent('https address');
    expect(started).not.toHaveBeenCalled();
  });

  it('shows its progress where it can be cached', () => {
    vi.stubGlobal('Worker', started);
    vi.stubGlobal('isSecureContext', true);
    render(WorkerLoading);
    expect(screen.getByTestId('coming')).toHaveTextContent('Getting the table ready: 0 %');
    expect(started).toHaveBeenCalledOnce();
  });
});

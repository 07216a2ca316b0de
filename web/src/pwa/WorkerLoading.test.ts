import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WorkerLoading from './WorkerLoading.svelte';

const started = vi.fn(function begun() {
  return {};
});
describe('the house that a page brings along', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    started.mockClear();
  });

  it('is not fetched over plain http, where a browser keeps nothing, and the page says so', () => {
    vi.stubGlobal('Worker', started);
    vi.stubGlobal('isSecureContext', false);
    render(WorkerLoading);
    expect(screen.getByRole('alert')).toHaveTextContent('https address');
    expect(started).not.toHaveBeenCalled();
  });

  it('is on its way where it can be kept', () => {
    vi.stubGlobal('Worker', started);
    vi.stubGlobal('isSecureContext', true);
    render(WorkerLoading);
    expect(screen.getByTestId('coming')).toHaveTextContent('Getting the table ready: 0 %');
    expect(started).toHaveBeenCalledOnce();
  });
});

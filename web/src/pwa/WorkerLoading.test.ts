import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WorkerLoading from './WorkerLoading.svelte';

interface FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  terminate: () => void;
}

const workers: FakeWorker[] = [];
const started = vi.fn(function begun() {
  const worker: FakeWorker = { terminate: vi.fn() };
  workers.push(worker);
  return worker;
});
describe('loading the worker', () => {
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
    expect(screen.getByTestId('coming')).toHaveTextContent('Getting the table ready: 0%');
    expect(started).toHaveBeenCalledOnce();
  });

  it('says that what is stored cannot be used, and deletes it at the second press alone', async () => {
    vi.stubGlobal('Worker', started);
    const request: { onsuccess?: () => void } = {};
    const deleteDatabase = vi.fn(() => request);
    vi.stubGlobal('indexedDB', { deleteDatabase });
    vi.stubGlobal('isSecureContext', true);
    render(WorkerLoading);
    const before = workers.length;
    workers.at(-1)?.onmessage?.({ data: { unusable: true } });
    expect(await screen.findByRole('alert')).toHaveTextContent('another version of Spadille');
    await userEvent.click(screen.getByRole('button', { name: 'Delete them and start again' }));
    expect(deleteDatabase).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Press again/ }));
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('spadille');
    expect(workers).toHaveLength(before);
    request.onsuccess?.();
    await waitFor(() => expect(workers).toHaveLength(before + 1));
  });
});

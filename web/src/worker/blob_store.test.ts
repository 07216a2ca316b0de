import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlobStore, UnusableDataError } from './blob_store';

interface OpenRequest {
  error: unknown;
  result: { createObjectStore: (name: string) => void };
  transaction: { abort: () => void };
  onupgradeneeded?: (event: { oldVersion: number }) => void;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** A browser whose database is of another version: how it answers the request to open it. */
function stubDatabase(answer: (request: OpenRequest) => void) {
  const created: string[] = [];
  const open = vi.fn(() => {
    const request: OpenRequest = {
      error: null,
      result: { createObjectStore: (name) => created.push(name) },
      transaction: {
        abort: () => {
          request.error = new DOMException('', 'AbortError');
        },
      },
    };
    queueMicrotask(() => answer(request));
    return request;
  });
  vi.stubGlobal('indexedDB', { open });
  return created;
}

describe('the stored data of a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has its object stores in a new browser', async () => {
    const created = stubDatabase((request) => {
      request.onupgradeneeded?.({ oldVersion: 0 });
      request.onsuccess?.();
    });
    await BlobStore.open();
    expect(created).toEqual(['batches', 'state']);
  });

  it('is left as it is if it is of an older version', async () => {
    const created = stubDatabase((request) => {
      request.onupgradeneeded?.({ oldVersion: 1 });
      request.onerror?.();
    });
    await expect(BlobStore.open()).rejects.toBeInstanceOf(UnusableDataError);
    expect(created).toEqual([]);
  });

  it('is left as it is if it is of a newer version', async () => {
    stubDatabase((request) => {
      request.error = new DOMException('', 'VersionError');
      request.onerror?.();
    });
    await expect(BlobStore.open()).rejects.toBeInstanceOf(UnusableDataError);
  });

  it('is not called unusable where the browser stores nothing at all', async () => {
    stubDatabase((request) => {
      request.error = new DOMException('', 'InvalidStateError');
      request.onerror?.();
    });
    await expect(BlobStore.open()).rejects.toHaveProperty('name', 'InvalidStateError');
  });
});

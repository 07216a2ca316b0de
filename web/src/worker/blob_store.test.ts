import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlobStore, UnusableDataError } from './blob_store';

interface OpenRequest {
  error: unknown;
  result: object;
  transaction: { abort: () => void };
  onupgradeneeded?: (event: { oldVersion: number }) => void;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** A browser whose database is of another version: how it answers the request to open it. */
function stubDatabase(answer: (request: OpenRequest) => void, version = 200) {
  const created: string[] = [];
  const open = vi.fn(() => {
    const request: OpenRequest = {
      error: null,
      result: {
        version,
        objectStoreNames: { contains: (name: string) => created.includes(name) },
        createObjectStore: (name: string) => created.push(name),
        close: () => undefined,
      },
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
    let opened = 0;
    stubDatabase((request) => {
      opened += 1;
      if (opened === 1) request.error = new DOMException('', 'VersionError');
      if (opened === 1) request.onerror?.();
      else request.onsuccess?.();
    }, 300);
    await expect(BlobStore.open()).rejects.toBeInstanceOf(UnusableDataError);
  });

  it('gets a lost object store again', async () => {
    let opened = 0;
    const created = stubDatabase((request) => {
      opened += 1;
      if (opened === 2) request.onupgradeneeded?.({ oldVersion: 200 });
      request.onsuccess?.();
    });
    await BlobStore.open();
    expect([opened, created]).toEqual([2, ['batches', 'state']]);
  });

  it('is not called unusable where the browser stores nothing at all', async () => {
    stubDatabase((request) => {
      request.error = new DOMException('', 'InvalidStateError');
      request.onerror?.();
    });
    await expect(BlobStore.open()).rejects.toHaveProperty('name', 'InvalidStateError');
  });
});

/** How it stands with the house that a page without a server brings along. */
export type WorkerState = 'asleep' | 'loading' | 'elsewhere' | 'ready' | 'failed';

export const workerStatus = $state({ state: 'asleep' as WorkerState, loaded: 0, of: 1, aside: '' });

export const workerState = (): WorkerState => workerStatus.state;
/** What this browser kept and cannot be read: it was set aside, to be saved as a file. */
export const textSetAside = (): string => workerStatus.aside;
/** How much of the house is here, from 0 to 1. */
export const loadedPart = (): number => workerStatus.loaded / workerStatus.of;

/** State of the server in the page's worker, on a site without a server. */
export type WorkerState = 'asleep' | 'loading' | 'elsewhere' | 'ready' | 'failed' | 'unusable';

export const workerStatus = $state({ state: 'asleep' as WorkerState, loaded: 0, of: 1, aside: '' });

export const workerState = (): WorkerState => workerStatus.state;
/** Return the stored data that could not be read and were set aside, to be saved as a file. */
export const textSetAside = (): string => workerStatus.aside;
/** Return how much of the engine is loaded, from 0 to 1. */
export const loadedPart = (): number => workerStatus.loaded / workerStatus.of;

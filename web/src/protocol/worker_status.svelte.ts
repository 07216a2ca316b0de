/** How it stands with the house that a page without a server brings along. */
export type WorkerState = 'asleep' | 'loading' | 'elsewhere' | 'ready' | 'failed' | 'unusable';

export const workerStatus = $state({ state: 'asleep' as WorkerState, loaded: 0, of: 1 });

export const workerState = (): WorkerState => workerStatus.state;
/** How much of the house is here, from 0 to 1. */
export const loadedPart = (): number => workerStatus.loaded / workerStatus.of;

/** Only one window at a time runs the tables; others wait until that window is closed. */

const NAME = 'spadille';
/** The milliseconds in which a reloaded window gets the lock before windows that wait for it. */
const FIRST_CLAIM = 3000;

/**
 * Resolves when this window has the lock, which it has as long as its worker exists. `onWait` is called if
 * another window has it.
 */
export function acquireLock(onWait: () => void, firstClaim = FIRST_CLAIM): Promise<void> {
  return new Promise((begin) => {
    const hold = () => {
      begin();
      return new Promise<void>(() => undefined);
    };
    const take = (): Promise<void> =>
      navigator.locks
        .request(NAME, { ifAvailable: true }, (lock) => (lock ? hold() : wait()))
        // refused if all cookies are blocked; then nothing is stored, and two windows cannot conflict
        .catch(() => begin());
    function wait(): undefined {
      onWait();
      // the window that had the lock may only be reloading its page
      void navigator.locks
        .request(NAME, () => undefined)
        .then(() => setTimeout(() => void take(), firstClaim));
      return undefined;
    }
    void take();
  });
}

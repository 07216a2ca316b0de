/** One window at a time has the tables; others wait until that one is closed. */

const NAME = 'spadille';
/** Milliseconds for which a window that is loaded anew comes before those that wait. */
const FIRST_CLAIM = 3000;

/** Resolves when the lock is this window's, for as long as its worker lives; `onWait` is called if another window has it. */
export function acquireLock(onWait: () => void, firstClaim = FIRST_CLAIM): Promise<void> {
  return new Promise((begin) => {
    const hold = () => {
      begin();
      return new Promise<void>(() => undefined);
    };
    const take = (): Promise<void> =>
      navigator.locks
        .request(NAME, { ifAvailable: true }, (lock) => (lock ? hold() : wait()))
        // refused where all cookies are blocked: then nothing is kept that two windows could spoil
        .catch(() => begin());
    function wait(): undefined {
      onWait();
      // whoever had it may only be loading its page anew
      void navigator.locks
        .request(NAME, () => undefined)
        .then(() => setTimeout(() => void take(), firstClaim));
      return undefined;
    }
    void take();
  });
}

/** Keeps the screen on during a deal, if the browser supports it. */

/**
 * Keep the screen on until the returned function is called. When a hidden page is shown again, the lock is
 * requested again.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask() {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // refused, for example with a low battery
    }
  }
  const seen = () => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}

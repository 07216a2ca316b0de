/** The screen stays on while a deal is played, where the browser lets a page ask for that. */

/** Keeps the screen on until what is given back is called; a page that was out of sight asks again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask() {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // little battery is left, say: then it goes out
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

/** The screen stays on while a sheet is open, where the browser can do that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (held) => {
        lock = held;
        if (left) void held.release();
      },
      () => undefined, // a low battery, or a browser that does not want to
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

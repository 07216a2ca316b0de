// Before anything is painted: light or dark as this browser remembers it, and whether it speaks as the page came.
(() => {
  const kept = (place) => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? 'null');
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = kept('spadille.habits')?.theme;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  const language = kept('spadille.language');
  // a player who comes back sees the table that was left, not the headline
  if ((language !== null && language !== root.lang) || kept('spadille.left') === true)
    root.dataset.spokenOtherwise = '';
})();

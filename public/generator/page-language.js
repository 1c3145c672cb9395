const KEY = 'invoice-generator-language';

/** The page comes anew in the language that somebody chooses, on later visits too (language.js). */
export function wirePageLanguage() {
  const select = document.querySelector('#page-language');
  // After a step back, browsers show the choice that was made last.
  select.value = document.documentElement.lang;
  select.addEventListener('change', () => {
    try {
      window.localStorage.setItem(KEY, select.value);
    } catch {
      // Storage is blocked or full: the address has the language.
    }
    const address = new URL(window.location.href);
    address.searchParams.set('language', select.value);
    window.location.assign(address);
  });
}

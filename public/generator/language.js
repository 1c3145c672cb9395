/* A language chosen on an earlier visit. No module, so that it runs before the page is drawn. */
(() => {
  const { documentElement } = document;
  const address = new URL(window.location.href);
  let kept = null;
  try {
    kept = window.localStorage.getItem('invoice-generator-language');
  } catch {
    // Storage is blocked: nothing was kept.
  }
  if (!kept || kept === documentElement.lang || address.searchParams.has('language')) return;
  documentElement.hidden = true;
  address.searchParams.set('language', kept);
  window.location.replace(address);
})();

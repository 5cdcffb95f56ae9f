// Replaces the plain reference by Redoc's. When that fails, the plain one stays.
(() => {
  const plain = document.getElementById('reference');
  const redoc = document.createElement('div');
  redoc.id = 'reference';
  redoc.lang = 'en';
  redoc.className = 'redoc';
  // Long examples scroll sideways: with a tab stop also by keyboard.
  const addTabStops = () => {
    for (const example of redoc.querySelectorAll('pre:not([tabindex])')) example.tabIndex = 0;
  };
  const options = { disableSearch: true, hideDownloadButtons: true, nativeScrollbars: true };
  window.Redoc.init('/openapi.json', options, redoc, (error) => {
    if (error) return;
    plain.replaceWith(redoc);
    addTabStops();
    new MutationObserver(addTabStops).observe(redoc, { childList: true, subtree: true });
  });
})();

// Replaces the plain reference by Redoc's. When that fails, the plain one stays.
(() => {
  const { nonce } = document.currentScript;
  const plain = document.getElementById('reference');
  const redoc = document.createElement('div');
  redoc.id = 'reference';
  redoc.lang = 'en';
  redoc.className = 'redoc';
  const options = { nonce, disableSearch: true, hideDownloadButtons: true, nativeScrollbars: true };
  window.Redoc.init('/openapi.json', options, redoc, (error) => {
    if (!error) plain.replaceWith(redoc);
  });
})();

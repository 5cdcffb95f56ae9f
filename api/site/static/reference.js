// What the pages of the reference do beyond HTML: they are complete without it.
(() => {
  const { search } = window.location;
  const language = new URLSearchParams(search).get('lang');
  const inLanguage = (path) => (language === null ? path : `${path}?lang=${language}`);

  // The reference was one page, whose headings had these ids.
  const followFormerAnchor = () => {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    const [, operation] = /^tag\/[^/]*\/operation\/(\w+)$/.exec(anchor) ?? [];
    const [, schema] = /^schema\/(\w+)$/.exec(anchor) ?? [];
    const books = { 'tag/Version 2': '/docs/v2', 'tag/Legacy': '/docs/legacy', schemas: '/docs/schemas' };
    if (operation !== undefined) window.location.replace(inLanguage(`/docs/reference/${operation}`));
    else if (schema !== undefined) window.location.replace(inLanguage(`/docs/schemas/${schema}`));
    else if (Object.hasOwn(books, anchor)) window.location.replace(inLanguage(books[anchor]));
  };
  if (window.location.pathname === '/docs') {
    followFormerAnchor();
    window.addEventListener('hashchange', followFormerAnchor);
  }

  // The results of /docs/search, while the reader types.
  const form = document.querySelector('.search');
  const results = document.getElementById('results');
  const input = document.getElementById('search');
  let timer;
  let asked = 0;
  const show = async () => {
    asked += 1;
    const own = asked;
    if (input.value.trim() === '') {
      results.replaceChildren();
      return;
    }
    const response = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (own === asked) results.replaceChildren(...page.getElementById('results').childNodes);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    // Without the network the form still leads to the page of results.
    timer = setTimeout(() => show().catch(() => {}), 150);
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    input.value = '';
    show();
  });

  const tabs = document.querySelector('.tabs');
  if (tabs !== null) {
    const remembered = document.getElementById(`sample-${localStorage.getItem('saju-sample')}`);
    if (remembered !== null) remembered.checked = true;
    tabs.addEventListener('change', ({ target }) => localStorage.setItem('saju-sample', target.value));
    const { copy, copied } = tabs.dataset;
    for (const sample of tabs.querySelectorAll('.sample')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = copy;
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(sample.querySelector('code').textContent);
        button.textContent = copied;
      });
      sample.append(button);
    }
  }
})();

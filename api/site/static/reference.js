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

  const trial = document.querySelector('.try');
  if (trial !== null) {
    const request = trial.querySelector('form');
    const status = request.querySelector('[role=status]');
    const shown = request.querySelector('pre');
    const button = request.querySelector('button');
    const body = request.querySelector('textarea');
    const texts = request.dataset;
    const bodyIsJson = () => {
      try {
        JSON.parse(body.value);
        return true;
      } catch {
        return false;
      }
    };
    const addressed = () => {
      const query = new URLSearchParams();
      let path = texts.path;
      for (const { dataset, value } of request.querySelectorAll('[data-in]')) {
        if (dataset.in === 'path') path = path.replace(`{${dataset.name}}`, encodeURIComponent(value.trim()));
        else if (value !== '') query.set(dataset.name, value);
      }
      return `${path}${query.size === 0 ? '' : `?${query}`}`;
    };
    const print = async (response) => {
      const code = shown.querySelector('code');
      code.textContent = '';
      shown.hidden = false;
      if (response.headers.get('content-type')?.includes('json')) {
        code.textContent = JSON.stringify(await response.json(), null, 2);
        return;
      }
      // A stream is shown as it comes.
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader.read()) {
        code.textContent += part.value;
      }
    };
    const send = async () => {
      const startedAt = performance.now();
      const response = await fetch(addressed(), {
        method: texts.method,
        headers: {
          'X-Livemode': new FormData(request).get('mode'),
          ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === null ? {} : { body: body.value }),
      });
      if (response.status === 401) {
        status.textContent = texts.signedOut;
        return;
      }
      await print(response);
      status.textContent = `${response.status} · ${Math.round(performance.now() - startedAt)} ms`;
    };
    request.addEventListener('submit', async (event) => {
      event.preventDefault();
      shown.hidden = true;
      if (body !== null && !bodyIsJson()) {
        status.textContent = texts.notJson;
        body.focus();
        return;
      }
      status.textContent = texts.sending;
      button.disabled = true;
      try {
        await send();
      } catch {
        status.textContent = texts.unreachable;
      }
      button.disabled = false;
    });
    trial.hidden = false;
  }
})();

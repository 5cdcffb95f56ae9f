import { useEffect, useRef } from 'preact/hooks';
import type { Api, ApiError } from '../api.ts';
import { useAction } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { navigate } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { LoggedEvent, Page, Profile } from '../types.ts';
import { ErrorNote } from './error-note.tsx';

/** ⌘K or Ctrl+K: an id of any kind, or a partner's own id of a person, leads to its page. */
export function Finder() {
  const api = useApi();
  const { finder: texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const find = useAction(async (id: string) => {
    const path = await pageOfId(api, id);
    dialog.current?.close();
    navigate(path);
  });
  const open = () => {
    find.clear();
    dialog.current?.showModal();
    input.current?.select();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = input.current?.value.trim() ?? '';
    if (id !== '') void find.run(id);
  };
  return (
    <>
      <button type="button" class="find" onClick={open} aria-keyshortcuts="Meta+K Control+K">
        <kbd>⌘K</kbd> <span class="hidden">{texts.title}</span>
      </button>
      <dialog ref={dialog} aria-label={texts.title} class="finder">
        <form class="finding" onSubmit={submit}>
          <label>
            {texts.label}
            <input ref={input} spellcheck={false} autocomplete="off" placeholder="prf_… · ftn_… · batch_… · req_…" />
          </label>
          <p class="actions">
            <button type="submit" class="primary" disabled={find.isBusy}>
              {texts.open}
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {texts.close}
            </button>
          </p>
        </form>
        <ErrorNote error={find.error} />
      </dialog>
    </>
  );
}

/** @throws ApiError when there is nothing under the id in this mode */
async function pageOfId(api: Api, id: string): Promise<string> {
  const at = encodeURIComponent(id);
  const [kind = ''] = id.split('_');
  switch (kind) {
    case 'prf':
      return `/profiles/${(await api.get<Profile>(`/v1/profiles/${at}`)).id}`;
    case 'ftn':
      return `/profiles/${(await api.get<{ readonly profile_id: string }>(`/v1/fortunes/${at}`)).profile_id}`;
    case 'batch':
      return `/batches/${(await api.get<{ readonly id: string }>(`/v1/fortunes/batch/${at}`)).id}`;
    case 'whk':
      return `/webhooks/${(await api.get<{ readonly id: string }>(`/v1/webhooks/${at}`)).id}`;
    case 'req':
      return `/requests/${(await api.get<{ readonly id: string }>(`/v1/requests/${at}`)).id}`;
    case 'key':
      return '/keys';
    case 'dlv':
      return deliveryPage(api, id);
    case 'evt': {
      const { deliveries } = await api.get<LoggedEvent>(`/v1/events/${at}`);
      const webhook = deliveries.find(({ webhook_id: each }) => each !== null)?.webhook_id;
      return webhook === undefined ? '/webhooks' : `/webhooks/${webhook}`;
    }
    default:
      return profileByOwnId(api, id);
  }
}

/** The API finds a delivery under its webhook. An account has few webhooks. */
async function deliveryPage(api: Api, id: string): Promise<string> {
  const { data: webhooks } = await api.get<Page<{ readonly id: string }>>('/v1/webhooks', { query: { limit: 100 } });
  for (const webhook of webhooks) {
    const path = `/v1/webhooks/${webhook.id}/deliveries/${encodeURIComponent(id)}`;
    const found = await api.get(path).catch((error: ApiError) => (error.status === 404 ? null : Promise.reject(error)));
    if (found !== null) return `/webhooks/${webhook.id}/${id}`;
  }
  return profileByOwnId(api, id);
}

async function profileByOwnId(api: Api, id: string): Promise<string> {
  const { data } = await api.get<Page<Profile>>('/v1/profiles', { query: { external_id: id } });
  // Says that there is none, in the words of the API.
  const profile = data[0] ?? (await api.get<Profile>(`/v1/profiles/${encodeURIComponent(id)}`));
  return `/profiles/${profile.id}`;
}

import { useState } from 'preact/hooks';
import { PERMISSIONS } from '../../../../shared/core/permissions.ts';
import { SecretOnce } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { KeyList } from '../components/key-list.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { useAction, usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useApi, useSession } from '../session.tsx';
import type { Key, Mode, NewKey } from '../types.ts';

export function KeysPage() {
  const api = useApi();
  const texts = useTexts();
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges(changes + 1);
  const keys = usePages<Key>(api, '/v1/keys', {}, changes);
  return (
    <PageFrame title={texts.navigation.keys}>
      <p>{texts.keys.limit}</p>
      <CreateKey onCreated={changed} />
      <Section title={texts.navigation.keys}>
        <Loaded of={keys}>{(data) => <KeyList keys={data} onChanged={changed} />}</Loaded>
        <More of={keys} />
        <p class="quiet">{texts.common.kst}</p>
      </Section>
    </PageFrame>
  );
}

function CreateKey({ onCreated }: { readonly onCreated: () => void }) {
  const { api, mode } = useSession();
  const { keys: texts, shell, common } = useTexts();
  const [name, setName] = useState('');
  const [type, setType] = useState<Mode>(mode);
  const [expires, setExpires] = useState('');
  const [addresses, setAddresses] = useState('');
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const create = useAction(async () => {
    setMade(null);
    const allowed = addresses.split(/[\s,]+/).filter(Boolean);
    const { key } = await api.post<NewKey>('/v1/keys', {
      name,
      type,
      ...(permissions.length === 0 ? {} : { permissions }),
      ...(allowed.length === 0 ? {} : { allowed_addresses: allowed }),
      ...(expires === '' ? {} : { expires_at: new Date(expires).toISOString() }),
    });
    setMade(key);
    setName('');
    onCreated();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.run();
  };
  const choose = (permission: string, isChosen: boolean) =>
    setPermissions(isChosen ? [...permissions, permission] : permissions.filter((each) => each !== permission));
  return (
    <Section title={texts.create}>
      <form onSubmit={submit}>
        <div class="fields">
          <label>
            {texts.name}
            <input required maxLength={100} value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label>
            {texts.type}
            <select value={type} onChange={(event) => setType(event.currentTarget.value as Mode)}>
              <option value="test">{shell.test}</option>
              <option value="live">{shell.live}</option>
            </select>
          </label>
          <label>
            {texts.expires}
            <input type="datetime-local" value={expires} onInput={(event) => setExpires(event.currentTarget.value)} />
          </label>
          <label>
            {texts.addresses}
            <input value={addresses} onInput={(event) => setAddresses(event.currentTarget.value)} />
          </label>
        </div>
        <details>
          <summary>{texts.permissions}</summary>
          <fieldset>
            <legend>{texts.permissionsHint}</legend>
            {PERMISSIONS.map((permission) => (
              <label key={permission} class="inline">
                <input
                  type="checkbox"
                  checked={permissions.includes(permission)}
                  onChange={(event) => choose(permission, event.currentTarget.checked)}
                />
                <code>{permission}</code>
              </label>
            ))}
          </fieldset>
        </details>
        <button type="submit" class="primary" disabled={create.isBusy}>
          {common.create}
        </button>
      </form>
      <ErrorNote error={create.error} onRetry={create.retry} />
      {made !== null && <SecretOnce label={texts.secret} value={made} />}
    </Section>
  );
}

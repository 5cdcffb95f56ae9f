import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAction, useLoad } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useSession } from '../session.tsx';
import type { Key, Page } from '../types.ts';
import { ErrorNote } from './error-note.tsx';
import { KeyList } from './key-list.tsx';
import { Loaded, PageFrame, Section } from './page.tsx';

/** Shows its pages when there is a key of the mode, and makes one otherwise. */
export function KeyGate({ children }: { readonly children: ComponentChildren }) {
  const session = useSession();
  const { gate } = useTexts();
  const making = useAction(session.makeKey);
  const isMissing = session.api === null;
  useEffect(() => {
    if (isMissing) void making.run();
  }, [isMissing]);
  if (!isMissing) return children;
  if (making.error === null) {
    return (
      <main id="main">
        <p role="status">{gate.making}</p>
      </main>
    );
  }
  const isFull = making.error.status === 409;
  return (
    <PageFrame title={gate.title}>
      <ErrorNote error={making.error} onRetry={making.retry} />
      {isFull && <p>{gate.full}</p>}
      {isFull && <ActiveKeys onRevoked={making.retry} />}
      <PasteKey />
    </PageFrame>
  );
}

function ActiveKeys({ onRevoked }: { readonly onRevoked: () => void }) {
  const { account, mode } = useSession();
  const { gate } = useTexts();
  const keys = useLoad((signal) => account.get<Page<Key>>('/v1/keys', { query: { limit: 100 }, signal }), []);
  return (
    <Section title={gate.active}>
      <Loaded of={keys}>
        {({ data }) => <KeyList keys={data.filter((key) => key.type === mode)} onlyActive onChanged={onRevoked} />}
      </Loaded>
    </Section>
  );
}

function PasteKey() {
  const session = useSession();
  const { gate } = useTexts();
  const [secret, setSecret] = useState('');
  const [isWrong, setWrong] = useState(false);
  const prefix = `bs_${session.mode}_`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (secret.trim().startsWith(prefix)) session.useKey(secret.trim());
    else setWrong(true);
  };
  return (
    <Section title={gate.paste}>
      <form onSubmit={submit}>
        <label>
          {gate.pasteHint(prefix)}
          <input
            type="password"
            autocomplete="off"
            required
            value={secret}
            onInput={(event) => setSecret(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{gate.use}</button>
        {isWrong && <p role="alert">{gate.wrong(prefix)}</p>}
      </form>
    </Section>
  );
}

import { useState } from 'preact/hooks';
import { ErrorNote } from '../components/error-note.tsx';
import { PageFrame } from '../components/page.tsx';
import { useAction } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useSessions } from '../session.tsx';
import type { Mode } from '../types.ts';

export function SignInPage() {
  const { signIn: texts, shell } = useTexts();
  const { signIn, farewell } = useSessions();
  const [token, setToken] = useState('');
  const [mode, setMode] = useState<Mode>('test');
  const action = useAction(() => signIn(token.trim(), mode));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void action.run();
  };
  return (
    <PageFrame title={texts.title}>
      {farewell !== null && (
        <p class="note" role="status">
          {texts.farewell[farewell]}
        </p>
      )}
      <p>{texts.intro}</p>
      {!isSecureContext && <p role="alert">{texts.insecure}</p>}
      <form onSubmit={submit} class="narrow">
        <label>
          {texts.token}
          <input
            type="password"
            name="token"
            autocomplete="off"
            required
            value={token}
            onInput={(event) => setToken(event.currentTarget.value)}
          />
        </label>
        <fieldset>
          <legend>{shell.mode}</legend>
          {(['test', 'live'] as const).map((each) => (
            <label key={each} class="inline">
              <input type="radio" name="first-mode" checked={mode === each} onChange={() => setMode(each)} />
              {each === 'live' ? shell.liveHint : shell.testHint}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary" disabled={action.isBusy}>
          {texts.submit}
        </button>
      </form>
      <ErrorNote error={action.error} onRetry={action.retry} />
    </PageFrame>
  );
}

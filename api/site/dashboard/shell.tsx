import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNote } from './components/error-note.tsx';
import { Finder } from './components/finder.tsx';
import { useAction } from './loading.ts';
import { type Language, type Theme, usePreferences } from './preferences.tsx';
import { Link, navigate, usePath } from './router.tsx';
import { type Session, useSessions } from './session.tsx';
import type { Texts } from './texts/ko.ts';
import type { Mode } from './types.ts';

const SECTIONS: readonly (readonly [path: string, name: keyof Texts['navigation']])[] = [
  ['', 'home'],
  ['usage', 'usage'],
  ['keys', 'keys'],
  ['requests', 'requests'],
  ['profiles', 'profiles'],
  ['chart', 'chart'],
  ['playground', 'playground'],
  ['batches', 'batches'],
  ['webhooks', 'webhooks'],
  ['audit', 'audit'],
  ['settings', 'settings'],
];

export interface ShellProps {
  /** Of the page, after signing in. */
  readonly section?: string;
  readonly children: ComponentChildren;
}

/** What stands around every page. */
export function Shell({ section = '', children }: ShellProps) {
  const { texts, language } = usePreferences();
  const { session } = useSessions();
  const path = usePath();
  // On a phone the menu is a button, so that the page itself comes first.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  const signOut = useAction(async () => session?.signOut());
  return (
    <>
      <a class="skip" href="#main">
        {texts.shell.skip}
      </a>
      <header>
        {session !== null && (
          <button type="button" class="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts.shell.navigation}
          </button>
        )}
        <span class="brand">Saju</span>
        {session !== null && <ModeSwitch session={session} section={section} />}
        <span class="space" />
        {session !== null && <Finder key={session.mode} />}
        <div class="extra">
          <Preferences />
          {session !== null && (
            <button type="button" disabled={signOut.isBusy} onClick={() => signOut.run()}>
              {texts.shell.signOut}
            </button>
          )}
        </div>
        {session?.mode === 'live' && <p class="live-strip">{texts.shell.liveStrip}</p>}
      </header>
      <ErrorNote error={signOut.error} onRetry={signOut.retry} />
      {session !== null && (
        <nav aria-label={texts.shell.navigation} class={isOpen ? 'open' : ''}>
          <ul>
            {SECTIONS.map(([path, name]) => (
              <li key={path}>
                <Link to={`/${path}`} current={path === section}>
                  {texts.navigation[name]}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            <li>
              <a href={`/docs/quickstart?lang=${language}`}>{texts.shell.docs}</a>
            </li>
            <li>
              <a href={`/status?lang=${language}`}>{texts.shell.status}</a>
            </li>
          </ul>
        </nav>
      )}
      {children}
    </>
  );
}

/** Always visible: it decides whether calls are charged. */
function ModeSwitch({ session, section }: { readonly session: Session; readonly section: string }) {
  const { shell } = usePreferences().texts;
  const choose = (mode: Mode) => {
    session.setMode(mode);
    // A record of one mode does not exist in the other.
    navigate(`/${section}`);
  };
  return (
    <fieldset class={`mode ${session.mode}`}>
      <legend class="hidden">{shell.mode}</legend>
      {(['test', 'live'] as const).map((mode) => (
        <label key={mode} title={mode === 'live' ? shell.liveHint : shell.testHint}>
          <input type="radio" name="mode" checked={session.mode === mode} onChange={() => choose(mode)} />
          {shell[mode]}
        </label>
      ))}
    </fieldset>
  );
}

function Preferences() {
  const { language, theme, texts, setLanguage, setTheme } = usePreferences();
  const { shell } = texts;
  return (
    <>
      <label>
        <span class="hidden">{shell.theme}</span>
        <select value={theme} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
          {(['system', 'light', 'dark'] as const).map((each) => (
            <option key={each} value={each}>
              {shell.themes[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="hidden">{shell.language}</span>
        <select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          <option value="ko">한국어</option>
          <option value="en">English</option>
        </select>
      </label>
    </>
  );
}

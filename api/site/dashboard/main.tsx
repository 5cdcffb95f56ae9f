import { render } from 'preact';
import { App } from './app.tsx';
import { PreferencesProvider } from './preferences.tsx';
import { SessionProvider } from './session.tsx';

const root = document.getElementById('app');
if (root !== null) {
  render(
    <PreferencesProvider>
      <SessionProvider>
        <App />
      </SessionProvider>
    </PreferencesProvider>,
    root,
  );
}

import type { ComponentChildren } from 'preact';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { PageFrame } from './components/page.tsx';
import { AuditPage } from './pages/audit.tsx';
import { BatchPage } from './pages/batch.tsx';
import { BatchesPage } from './pages/batches.tsx';
import { ChartPage } from './pages/chart.tsx';
import { DeliveryPage } from './pages/delivery.tsx';
import { HomePage } from './pages/home.tsx';
import { KeysPage } from './pages/keys.tsx';
import { PlaygroundPage } from './pages/playground.tsx';
import { ProfilePage } from './pages/profile.tsx';
import { ProfilesPage } from './pages/profiles.tsx';
import { RequestPage } from './pages/request.tsx';
import { RequestsPage } from './pages/requests.tsx';
import { SettingsPage } from './pages/settings.tsx';
import { SignInPage } from './pages/sign-in.tsx';
import { UsagePage } from './pages/usage.tsx';
import { WebhookPage } from './pages/webhook.tsx';
import { WebhooksPage } from './pages/webhooks.tsx';
import { useTexts } from './preferences.tsx';
import { usePath } from './router.tsx';
import { useSessions } from './session.tsx';
import { Shell } from './shell.tsx';

export function App() {
  const path = usePath();
  const { session } = useSessions();
  if (session === null) {
    return (
      <Shell>
        <SignInPage />
      </Shell>
    );
  }
  const [, section = '', id, part] = path.split('/');
  return (
    <Shell section={section}>
      <ErrorBoundary key={`${session.mode} ${path}`}>{pageOf(section, id, part)}</ErrorBoundary>
    </Shell>
  );
}

function pageOf(section: string, id?: string, part?: string): ComponentChildren {
  switch (section) {
    case '':
      return <HomePage />;
    case 'usage':
      return <UsagePage />;
    case 'keys':
      return <KeysPage />;
    case 'requests':
      return id === undefined ? <RequestsPage /> : <RequestPage id={id} />;
    case 'profiles':
      return id === undefined ? <ProfilesPage /> : <ProfilePage id={id} />;
    case 'chart':
      return <ChartPage />;
    case 'playground':
      return <PlaygroundPage />;
    case 'batches':
      return id === undefined ? <BatchesPage /> : <BatchPage id={id} />;
    case 'webhooks':
      if (id === undefined) return <WebhooksPage />;
      return part === undefined ? <WebhookPage id={id} /> : <DeliveryPage webhookId={id} id={part} />;
    case 'audit':
      return <AuditPage />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <NotFoundPage />;
  }
}

function NotFoundPage() {
  const { shell } = useTexts();
  return (
    <PageFrame title="404">
      <p>{shell.notFound}</p>
    </PageFrame>
  );
}

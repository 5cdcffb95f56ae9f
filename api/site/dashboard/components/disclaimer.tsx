import { disclaimerFields } from '../../../../shared/core/disclaimers.ts';
import { usePreferences } from '../preferences.tsx';
import { useSession } from '../session.tsx';

/**
 * The API's `disclaimer` in the page's language, whatever the browser's is.
 * @param aiGenerated as the API says it; absent where it does not: then texts of live keys count as written by a model
 */
export function Disclaimer({ aiGenerated }: { readonly aiGenerated?: boolean | undefined }) {
  const { language } = usePreferences();
  const { mode } = useSession();
  return <p class="disclaimer">{disclaimerFields(!(aiGenerated ?? mode === 'live'), language).disclaimer}</p>;
}

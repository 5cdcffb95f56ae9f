import { DISCLAIMERS } from '../../../../shared/core/disclaimers.ts';
import { usePreferences } from '../preferences.tsx';

/** What a model's texts are not, as the API says it in `disclaimer`; in the page's language, whatever the browser's is. */
export function Disclaimer() {
  const { language } = usePreferences();
  return <p class="disclaimer">{DISCLAIMERS[language]}</p>;
}

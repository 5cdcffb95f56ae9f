import { useState } from 'preact/hooks';
import { BirthFields, FIRST_BIRTH } from '../components/birth-fields.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { PageFrame } from '../components/page.tsx';
import { SajuChart } from '../components/saju-chart.tsx';
import { useAction } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import type { Saju } from '../types.ts';

/** The four pillars of a birth, drawn. */
export function ChartPage() {
  const api = useApi();
  const { navigation, chart: texts } = useTexts();
  const [birth, setBirth] = useState(FIRST_BIRTH);
  const [saju, setSaju] = useState<Saju | null>(null);
  const draw = useAction(async () => setSaju(await api.post<Saju>('/v1/calculations/saju', birth)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void draw.run();
  };
  return (
    <PageFrame title={navigation.chart}>
      <p>{texts.intro}</p>
      <form onSubmit={submit}>
        <BirthFields birth={birth} onChange={setBirth} />
        <button type="submit" class="primary" disabled={draw.isBusy}>
          {texts.draw}
        </button>
      </form>
      <ErrorNote error={draw.error} onRetry={draw.retry} />
      <div aria-live="polite">{saju !== null && <SajuChart saju={saju} />}</div>
    </PageFrame>
  );
}

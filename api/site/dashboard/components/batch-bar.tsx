import { useFormat, useTexts } from '../preferences.tsx';
import type { BatchProgress } from '../types.ts';

/** How far a batch is; red, in words too, when something of it has failed. */
export function BatchBar({ counts }: { readonly counts: BatchProgress }) {
  const { batches: texts } = useTexts();
  const format = useFormat();
  const done = counts.completed_count + counts.failed_count + counts.canceled_count;
  const hasFailed = counts.failed_count > 0;
  const text = texts.progressText(format.number(done), format.number(counts.total_count));
  return (
    <span class="progress">
      <progress
        class={hasFailed ? 'failed' : ''}
        max={Math.max(1, counts.total_count)}
        value={done}
        aria-label={texts.progress}
      />
      <span>
        {text}
        {hasFailed && <strong class="failures"> · {texts.failedText(format.number(counts.failed_count))}</strong>}
      </span>
    </span>
  );
}

import { useFormat, useTexts } from '../preferences.tsx';
import type { BatchCounts } from '../types.ts';

/** How far a batch is. */
export function BatchBar({ counts }: { readonly counts: BatchCounts }) {
  const { batches: texts } = useTexts();
  const format = useFormat();
  const done = counts.completed_count + counts.failed_count + counts.canceled_count;
  const text = texts.progressText(format.number(done), format.number(counts.total_count));
  return (
    <span class="progress">
      <progress max={Math.max(1, counts.total_count)} value={done} aria-label={texts.progress} />
      <span>{text}</span>
    </span>
  );
}

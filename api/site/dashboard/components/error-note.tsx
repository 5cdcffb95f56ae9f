import { useEffect, useState } from 'preact/hooks';
import { TYPE_TEXTS } from '../../error-texts.ts';
import type { ApiError } from '../api.ts';
import { usePreferences, useTexts } from '../preferences.tsx';
import { Id } from './copy.tsx';

export interface ErrorNoteProps {
  readonly error: ApiError | null;
  readonly onRetry?: () => void;
}

/** Everything that the API says about a failure: its sentence, cause, hint, fields and request id. */
export function ErrorNote({ error, onRetry }: ErrorNoteProps) {
  const { errors, reasons } = useTexts();
  const { language } = usePreferences();
  if (error === null) return null;
  const { reason, hint, requestId, type } = error;
  const hasNoAnswer = error.status === 0 && error.message.startsWith('HTTP');
  // The API's sentences are English.
  const meaning = language === 'ko' ? meaningOf(type) : null;
  const headline = hasNoAnswer ? errors.noAnswer : (meaning ?? error.message);
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{headline}</strong>
      </p>
      {headline === meaning && <p lang="en">{error.message}</p>}
      {reason !== null && <p>{reasons[reason] ?? errors.unknownReason}</p>}
      {hint !== null && <p lang="en">{hint}</p>}
      {error.errors.length > 0 && (
        <ul>
          {error.errors.map(({ path, message }) => (
            <li key={path}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <dl class="facts">
        <dt>code</dt>
        <dd>
          <code>{error.code}</code>
        </dd>
        {reason !== null && (
          <>
            <dt>reason</dt>
            <dd>
              <code>{reason}</code>
            </dd>
          </>
        )}
        {requestId !== null && (
          <>
            <dt>{errors.requestId}</dt>
            <dd>
              <Id value={requestId} />
            </dd>
          </>
        )}
      </dl>
      {type !== null && (
        <p>
          <a href={type} target="_blank" rel="noopener">
            {errors.explain}
          </a>
        </p>
      )}
      {onRetry !== undefined && <RetryButton key={error} afterSeconds={error.retryAfter ?? 0} onRetry={onRetry} />}
    </div>
  );
}

/** What the page about an error says of it. */
function meaningOf(type: string | null): string | null {
  const texts = Object.entries(TYPE_TEXTS).find(([slug]) => slug === type?.split('/').at(-1));
  return texts?.[1].ko.meaning.replaceAll('`', '') ?? null;
}

/** Waits as long as the API asked. */
function RetryButton({ afterSeconds, onRetry }: { readonly afterSeconds: number; readonly onRetry: () => void }) {
  const { errors } = useTexts();
  const [left, setLeft] = useState(afterSeconds);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <button type="button" disabled={left > 0} onClick={onRetry}>
      {left > 0 ? errors.retryIn(left) : errors.retry}
    </button>
  );
}

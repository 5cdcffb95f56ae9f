import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../api.ts';
import { useTexts } from '../preferences.tsx';
import { Id } from './copy.tsx';

export interface ErrorNoteProps {
  readonly error: ApiError | null;
  readonly onRetry?: () => void;
}

/** Everything that the API says about a failure: its sentence, cause, hint, fields and request id. */
export function ErrorNote({ error, onRetry }: ErrorNoteProps) {
  const { errors, reasons } = useTexts();
  if (error === null) return null;
  const { reason, hint, requestId, type } = error;
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{error.status === 0 && error.message.startsWith('HTTP') ? errors.noAnswer : error.message}</strong>
      </p>
      {reason !== null && <p>{reasons[reason] ?? errors.unknownReason}</p>}
      {hint !== null && <p>{hint}</p>}
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

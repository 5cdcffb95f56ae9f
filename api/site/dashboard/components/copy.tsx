import { useState } from 'preact/hooks';
import { useTexts } from '../preferences.tsx';

export function CopyButton({ value, isIcon }: { readonly value: string; readonly isIcon?: boolean }) {
  const { common } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Only pages of https and of this machine have a clipboard.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <button type="button" class="small" onClick={copy} aria-label={`${common.copy}: ${value.slice(0, 12)}…`}>
      {isIcon === true ? <CopyIcon isDone={copied} /> : copied ? common.copied : common.copy}
    </button>
  );
}

function CopyIcon({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg viewBox="0 0 16 16" class="icon" aria-hidden="true">
      <path d={isDone ? 'M3 8.5 6.5 12 13 4.5' : 'M5.5 5.5h8v8h-8z M10.5 3v-.5h-8v8h.5'} />
    </svg>
  );
}

/** An id that can be copied. */
export function Id({ value }: { readonly value: string }) {
  return (
    <span class="id">
      <code>{value}</code> <CopyButton value={value} isIcon />
    </span>
  );
}

/** In a table: its kind and its end; the whole on hover and in the clipboard. */
export function ShortId({ value }: { readonly value: string }) {
  return (
    <span class="id">
      <code title={value}>{shortened(value)}</code> <CopyButton value={value} isIcon />
    </span>
  );
}

/** Its end differs between ids of one moment. */
export function shortened(id: string): string {
  const [, kind = '', rest = id] = /^([a-z]+_)?(.*)$/.exec(id) ?? [];
  return rest.length <= 10 ? id : `${kind}…${rest.slice(-6)}`;
}

/** A secret that is shown this once. */
export function SecretOnce({ label, value }: { readonly label: string; readonly value: string }) {
  const { common } = useTexts();
  return (
    <div class="note good" role="status">
      <p>
        <strong>{common.shownOnce}</strong>
      </p>
      <label>
        {label}
        <input readOnly value={value} class="secret" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton value={value} />
    </div>
  );
}

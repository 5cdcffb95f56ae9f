import { useState } from 'preact/hooks';
import { useTexts } from '../preferences.tsx';

function CopyButton({ value }: { readonly value: string }) {
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
      {copied ? common.copied : common.copy}
    </button>
  );
}

/** An id that can be copied. */
export function Id({ value }: { readonly value: string }) {
  return (
    <span class="id">
      <code>{value}</code> <CopyButton value={value} />
    </span>
  );
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

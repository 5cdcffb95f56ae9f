import { useEffect, useState } from 'preact/hooks';
import { useFormat } from '../preferences.tsx';

const REFRESH_MS = 30_000;

/** How long ago, or in how long; the exact time appears on hover. */
export function Time({ at }: { readonly at: string | Date | null | undefined }) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  if (at === null || at === undefined) return <>–</>;
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={`${format.time(date)} KST`}>
      {format.relative(date, Math.max(now, Date.now()))}
    </time>
  );
}

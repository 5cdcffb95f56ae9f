import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Loading, Paging } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { hasNavigated } from '../router.tsx';
import { ErrorNote } from './error-note.tsx';

/** A page's frame. After a navigation its heading gets the focus, so that screen readers begin there. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Saju`;
  }, [title]);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus();
  }, []);
  return (
    <main id="main">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}

export function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export interface LoadedProps<T> {
  readonly of: Loading<T>;
  readonly children: (data: T) => ComponentChildren;
}

/** What was loaded, or why it is not there. */
export function Loaded<T>({ of: { data, error, reload }, children }: LoadedProps<T>) {
  const { common } = useTexts();
  if (error !== null && data === null) return <ErrorNote error={error} onRetry={reload} />;
  if (data === null) return <p role="status">{common.loading}</p>;
  return (
    <>
      {children(data)}
      <ErrorNote error={error} />
    </>
  );
}

/** Below a list: how much of it is shown, and more of it. */
export function More({ of: { data, total, more } }: { readonly of: Paging<unknown> }) {
  const { common } = useTexts();
  const { number } = useFormat();
  if (data === null) return null;
  return (
    <p class="more">
      <span role="status">{common.shownOf(number(data.length), number(total))}</span>{' '}
      {more !== null && (
        <button type="button" onClick={more}>
          {common.more}
        </button>
      )}
    </p>
  );
}

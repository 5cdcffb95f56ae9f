import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Below this path everything is a page of the dashboard. */
const BASE = '/dashboard';
const NAVIGATED = 'saju:navigated';
let navigations = 0;

/** @param path from `/`, which is the first page */
export function navigate(path: string): void {
  noteNavigation();
  history.pushState(null, '', BASE + (path === '/' ? '' : path));
  dispatchEvent(new Event(NAVIGATED));
}

/** Another page is shown: its heading takes the focus. */
export function noteNavigation(): void {
  navigations += 1;
}

/** Whether the reader came here from another page of the dashboard. */
export function hasNavigated(): boolean {
  return navigations > 0;
}

/** The path below the dashboard, from `/`. */
export function usePath(): string {
  const [path, setPath] = useState(currentPath);
  useEffect(() => {
    const update = () => setPath(currentPath());
    const back = () => {
      noteNavigation();
      update();
    };
    addEventListener(NAVIGATED, update);
    addEventListener('popstate', back);
    return () => {
      removeEventListener(NAVIGATED, update);
      removeEventListener('popstate', back);
    };
  }, []);
  return path;
}

function currentPath(): string {
  const path = location.pathname.slice(BASE.length).replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

export interface LinkProps {
  readonly to: string;
  readonly current?: boolean;
  /** It opens the table's row that it stands in, wherever that is clicked. */
  readonly isRow?: boolean;
  readonly children: ComponentChildren;
}

/** A real link, so that it can be opened in another tab. */
export function Link({ to, current = false, isRow = false, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a
      href={BASE + (to === '/' ? '' : to)}
      class={isRow ? 'row' : ''}
      onClick={follow}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
}

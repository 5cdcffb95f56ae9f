import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [name: string, title: string, show: () => ComponentChildren])[];
}

/** One of several views of the same. The arrow keys change it. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (at + step + tabs.length) % tabs.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const [name = '', , show] = tabs[at] ?? [];
  return (
    <>
      <div role="tablist" aria-label={label} class="tabs" onKeyDown={move}>
        {tabs.map(([each, title], index) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} data-tab={name}>
        {show?.()}
      </div>
    </>
  );
}

import { SECTIONS, type StreamState } from '../fortune-stream.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { Content } from './content.tsx';
import { Id } from './copy.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { ErrorNote } from './error-note.tsx';
import { Meter } from './meter.tsx';
import { Section } from './page.tsx';
import { Tabs } from './tabs.tsx';

export interface StreamedFortuneProps {
  readonly state: StreamState;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onAgain: () => void;
}

/** The sections of a stream, each as it comes. */
export function StreamedFortune({ state, onStop, onResume, onAgain }: StreamedFortuneProps) {
  const { playground: texts } = useTexts();
  const { phase, error, position } = state;
  const isOpen = phase === 'running' || phase === 'reconnecting';
  return (
    <Section title={texts.result}>
      <p role="status">{usePhaseText(state)}</p>
      {isOpen && (
        <button type="button" onClick={onStop}>
          {texts.stop}
        </button>
      )}
      {phase === 'stopped' && (
        <button type="button" onClick={onResume}>
          {texts.resume}
        </button>
      )}
      {phase === 'complete' && (
        <button type="button" onClick={onAgain}>
          {texts.again}
        </button>
      )}
      <ErrorNote error={error} onRetry={position === null ? onAgain : onResume} />
      {phase !== 'idle' && (
        <>
          <Tabs
            label={texts.views}
            tabs={[
              ['preview', texts.preview, () => <Preview state={state} isOpen={isOpen} />],
              ['json', texts.json, () => <pre>{jsonOf(state)}</pre>],
              ['events', texts.events, () => <Events state={state} />],
            ]}
          />
          <Facts state={state} />
        </>
      )}
    </Section>
  );
}

function usePhaseText({ phase, newest, sections }: StreamState): string {
  const { playground: texts } = useTexts();
  switch (phase) {
    case 'complete':
      return texts.complete;
    case 'stopped':
      return texts.stopped;
    case 'reconnecting':
      return texts.reconnecting;
    case 'running':
      return newest === null
        ? texts.waiting
        : texts.arrived(texts.names[newest] ?? newest, Object.keys(sections).length, SECTIONS.length);
    default:
      return '';
  }
}

interface PreviewProps {
  readonly state: StreamState;
  readonly isOpen: boolean;
}

/** As an app would show it to the person. */
function Preview({ state: { sections, complete }, isOpen }: PreviewProps) {
  const { playground: texts } = useTexts();
  const score = scoreOf(sections['fortune']?.data);
  return (
    <>
      {score !== null && (
        <p class="score">
          <strong>{score}</strong>
          <span>
            {texts.scoreOfDay}
            <Meter value={score} />
          </span>
        </p>
      )}
      <div class="sections">
        {SECTIONS.map((name) => (
          <StreamedSection key={name} name={name} section={sections[name]} isOpen={isOpen} />
        ))}
      </div>
      <Disclaimer aiGenerated={complete?.ai_generated} />
    </>
  );
}

/** Of a daily fortune; other types have their score elsewhere. */
function scoreOf(fortune: unknown): number | null {
  const { today_fortune: today, score = today?.score } = (fortune ?? {}) as {
    readonly today_fortune?: { readonly score?: unknown };
    readonly score?: unknown;
  };
  return typeof score === 'number' ? score : null;
}

function jsonOf({ sections, complete }: StreamState): string {
  const data = Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, section.data]));
  return JSON.stringify({ ...data, ...complete }, null, 2);
}

function Events({ state: { events } }: { readonly state: StreamState }) {
  const { playground: texts } = useTexts();
  const format = useFormat();
  return (
    <ol class="events">
      {Object.entries(events).map(([place, { name, data, afterMs }]) => (
        <li key={place}>
          <code>{name}</code> <small>{texts.after(format.ms(afterMs))}</small>
          <pre>{`event: ${name}\ndata: ${JSON.stringify(data)}`}</pre>
        </li>
      ))}
    </ol>
  );
}

interface StreamedSectionProps {
  readonly name: string;
  readonly section: StreamState['sections'][string] | undefined;
  readonly isOpen: boolean;
}

function StreamedSection({ name, section, isOpen }: StreamedSectionProps) {
  const { playground: texts } = useTexts();
  const format = useFormat();
  return (
    <article class={section === undefined ? 'section' : 'section arrived'} aria-busy={section === undefined && isOpen}>
      <h3>
        {texts.names[name] ?? name} <small>{section && texts.after(format.ms(section.afterMs))}</small>
      </h3>
      {section === undefined ? <p class="quiet">{isOpen ? texts.waiting : '–'}</p> : <Content value={section.data} />}
    </article>
  );
}

function Facts({ state: { complete, position } }: { readonly state: StreamState }) {
  const { playground: texts, errors } = useTexts();
  const format = useFormat();
  return (
    <dl class="facts">
      {complete !== null && (
        <>
          <dt>{texts.cost}</dt>
          <dd>{format.usd(complete.cost)}</dd>
          <dt>{texts.cached}</dt>
          <dd>{complete.cached ? texts.yes : texts.no}</dd>
          <dt>{errors.requestId}</dt>
          <dd>
            <Id value={complete.request_id} />
          </dd>
        </>
      )}
      {position !== null && (
        <>
          <dt>{texts.position}</dt>
          <dd>
            <code>{position}</code>
          </dd>
        </>
      )}
    </dl>
  );
}

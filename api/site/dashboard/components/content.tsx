import { useTexts } from '../preferences.tsx';
import { Meter } from './meter.tsx';

export interface ContentProps {
  readonly value: unknown;
  /** Its numbers are scores of 0 to 100. */
  readonly areScores?: boolean;
}

/** Content as an app shows it to its user: with words for the field names, which stand in the JSON. */
export function Content({ value, areScores = false }: ContentProps) {
  const { labels, values } = useTexts().content;
  if (Array.isArray(value)) {
    return (
      <ul>
        {Object.entries(value).map(([place, item]) => (
          <li key={place}>
            <Content value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <dl class="content">
        {Object.entries(value).map(([name, inner]) => (
          <div key={name} class={typeof inner === 'number' ? 'short' : ''}>
            <dt>{labels[name] ?? name.replaceAll('_', ' ')}</dt>
            <dd>
              {typeof inner === 'number' && (areScores || name === 'score') && <Meter value={inner} />}
              <Content value={inner} areScores={name === 'scores'} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const word = values[String(value)];
  if (word !== undefined) return <span>{word}</span>;
  return <span {...(typeof value === 'string' ? { lang: 'ko' } : {})}>{String(value)}</span>;
}

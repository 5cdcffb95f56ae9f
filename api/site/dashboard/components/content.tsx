import { Meter } from './meter.tsx';

export interface ContentProps {
  readonly value: unknown;
  /** Its numbers are scores of 0 to 100. */
  readonly areScores?: boolean;
}

/** Content as the API answered it, with its field names: what a developer will find in the JSON. */
export function Content({ value, areScores = false }: ContentProps) {
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
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {typeof inner === 'number' && (areScores || name === 'score') && <Meter value={inner} />}
              <Content value={inner} areScores={name === 'scores'} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span {...(typeof value === 'string' ? { lang: 'ko' } : {})}>{String(value)}</span>;
}

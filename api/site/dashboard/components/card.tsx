import type { ComponentChildren } from 'preact';

export interface CardProps {
  readonly title: string;
  readonly value: string;
  readonly hint?: ComponentChildren;
}

/** A figure with its name, within a list of them. */
export function Card({ title, value, hint }: CardProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value}
        {hint !== undefined && <small>{hint}</small>}
      </dd>
    </div>
  );
}

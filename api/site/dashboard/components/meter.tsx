export interface MeterProps {
  readonly value: number;
  /** The value of a full bar. */
  readonly of?: number;
  /** A class of its colour. */
  readonly fill?: string;
}

/** A bar beside its figure, which stands in text. */
export function Meter({ value, of = 100, fill = 'bar' }: MeterProps) {
  const width = of === 0 ? 0 : Math.max(0, Math.min(100, (value / of) * 100));
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" class="meter" aria-hidden="true">
      <rect width="100" height="8" class="track" />
      <rect width={width} height="8" class={fill} />
    </svg>
  );
}

// astronomia ships no types; these are the three parts the generator uses, read from its source.

declare module 'astronomia/data/vsop87Bearth' {
  /** The VSOP87B series of the Earth, opaque to us. */
  const series: Readonly<Record<string, unknown>>;
  export default series;
}

declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(series: Readonly<Record<string, unknown>>);
  }
}

declare module 'astronomia/solar' {
  import type { Planet } from 'astronomia/planetposition';

  /** Apparent ecliptic place of the Sun at a Julian day of dynamical time; `lon` in radians. */
  export function apparentVSOP87(earth: Planet, jde: number): { readonly lon: number; readonly lat: number };
}

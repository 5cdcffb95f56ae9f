import type { Shape } from '../services/gateway/shapes.ts';

export const shardKeys: Readonly<Record<string, 'accountId' | '_id' | null>>;

export const scans: Readonly<Record<string, readonly string[]>>;

export function scattered(shapes: readonly Shape[]): string[];

import type { ListedModel } from './contract.ts';
import { field } from './field.ts';

/**
 * The items of a provider's list of models. The end is a day or an instant in `shutdown_date`, Google's in `shutdownDate`;
 * Google's ids follow `models/`.
 */
export function listed(items: unknown): readonly ListedModel[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const id = field(item, 'id') ?? field(item, 'name');
    if (typeof id !== 'string') return [];
    const text = field(item, 'shutdown_date') ?? field(item, 'shutdownDate');
    const shutdownAt = typeof text === 'string' && Number.isFinite(Date.parse(text)) ? new Date(text) : null;
    return [{ id: id.replace(/^models\//, ''), shutdownAt }];
  });
}

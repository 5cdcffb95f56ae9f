import type { Request } from 'express';
import type { ModelName } from '../../shared/core/models.ts';
import type { Language } from '../http/language.ts';
import type { LanguageChoice } from './language.ts';

/** One page of the site, or a file that pages load. It needs no key, and no limit counts it. */
export interface Page {
  /** Parameters are written `{name}`. */
  readonly path: string;
  /** Whatever the reader's is. */
  readonly language?: Language;
  /** @throws AppError, which is shown as a page or as problem details */
  readonly render: (context: PageContext) => PageAnswer | Promise<PageAnswer>;
}

export interface PageContext extends LanguageChoice {
  readonly request: Request;
  /** `https://host` of the API, as configured or of the request, for examples that can be pasted. */
  readonly baseUrl: string;
  /** What a live call of a model is charged. */
  readonly priceUsdOf: (model: ModelName) => number;
  /** The path of a page in the chosen language. */
  readonly link: (path: string) => string;
  param(name: string): string;
}

export interface PageAnswer {
  readonly status?: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /**
   * `revalidate` (default): asked for each time, with an ETag. `forever`: the address changes with the content. `never`:
   * different at each request.
   */
  readonly caching?: 'revalidate' | 'forever' | 'never';
  /** Replaces the policy of pages without scripts. */
  readonly contentSecurityPolicy?: string;
}

export const HTML_TYPE = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** For a page that is the same for every reader of a language and kind of link: it is made and hashed once for each. */
export function madeOnce(render: (context: PageContext) => PageAnswer): (context: PageContext) => PageAnswer {
  const made = new Map<string, PageAnswer>();
  return (context) => {
    const key = `${context.language} ${context.isExplicit}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const page = render(context);
    const fresh = { ...page, body: Buffer.from(page.body) };
    made.set(key, fresh);
    return fresh;
  };
}

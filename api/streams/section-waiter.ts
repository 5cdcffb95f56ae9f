import type { Caller } from '../../shared/accounts/caller.ts';
import type { SectionContent, SectionContents, SectionName } from '../../shared/content/index.ts';
import type {
  SectionCallOptions,
  SectionCallRequest,
  SectionCallService,
  SectionPart,
  SectionTicket,
} from '../../shared/generation/sections.ts';
import type { Wait, Waits } from './await-generation.ts';

export interface SectionWaiter {
  /**
   * Makes or finds all sections and waits for the last one.
   * @throws generation_failed, service_unavailable (also at the deadline: the generations go on)
   */
  generate(
    caller: Caller,
    request: SectionCallRequest,
    options: Pick<SectionCallOptions, 'source'>,
  ): Promise<{ readonly ticket: SectionTicket; readonly contents: Partial<SectionContents> }>;
  /** A part's content as soon as it is there. */
  content(wait: Wait, part: SectionPart): Promise<SectionContent>;
}

export function createSectionWaiter(deps: {
  readonly sections: SectionCallService;
  readonly waits: Waits;
}): SectionWaiter {
  const content: SectionWaiter['content'] = async (wait, part) =>
    part.content ?? wait.until(part.contentHash, () => deps.sections.collect(part));
  return {
    content,
    async generate(caller, request, options) {
      const wait = deps.waits.prepare();
      try {
        const beforeEnqueue = (contentHash: string) => wait.listen(contentHash);
        const ticket = await deps.sections.start(caller, request, { ...options, beforeEnqueue });
        const made = await Promise.all(
          ticket.parts.map(
            async (part): Promise<[SectionName, SectionContent]> => [part.section, await content(wait, part)],
          ),
        );
        return { ticket, contents: contentsOf(made) };
      } finally {
        wait.cancel();
      }
    },
  };
}

/** A part's content is of its section: the cache stores them under one key. */
function contentsOf(made: readonly (readonly [SectionName, SectionContent])[]): Partial<SectionContents> {
  return Object.fromEntries(made) as Partial<SectionContents>;
}

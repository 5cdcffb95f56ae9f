import type { SectionContents } from './contents.ts';
import { radarContent } from './parse.ts';
import type { SectionName, SectionRequest } from './requests.ts';

/** The content of a section that has nothing to write; null: a model writes it. */
export function computedSection(request: SectionRequest): SectionContents[SectionName] | null {
  return request.section === 'radar' ? radarContent(request as SectionRequest<'radar'>) : null;
}

import type { Config } from '../../shared/core/config.ts';
import { AppError } from '../../shared/core/errors.ts';
import { CHANGELOG_PAGE } from './changelog.ts';
import { CLIENT_PAGE } from './client.ts';
import { dashboardPages } from './dashboard.ts';
import { ERROR_PAGES } from './error-pages.ts';
import { checkGuides, GUIDE_PAGES } from './guides.ts';
import { homePage } from './home.ts';
import { MARKDOWN_PAGES } from './markdown-pages.ts';
import { OPENAPI_PAGE } from './open-api.ts';
import type { Page } from './page.ts';
import { REFERENCE_PAGES } from './reference/pages.ts';
import { FILE_PAGES } from './static-files.ts';

/** Everything below these paths is the site's, also what is not there. */
const ROOTS = ['/docs', '/errors', '/changelog', '/client'];

/** The pages of the site, literal paths first: what this is, reference, guides, errors, changelog. */
export function sitePages({ version }: Pick<Config, 'version'>): readonly Page[] {
  checkGuides();
  const missing = ROOTS.map((root): Page => ({ path: `${root}/{*rest}`, render: refuse }));
  return [
    homePage(version),
    OPENAPI_PAGE,
    // Before /docs/guides/{slug}.
    ...MARKDOWN_PAGES,
    ...REFERENCE_PAGES,
    ...GUIDE_PAGES,
    ...ERROR_PAGES,
    CHANGELOG_PAGE,
    CLIENT_PAGE,
    ...FILE_PAGES,
    ...dashboardPages(),
    ...missing,
  ];
}

function refuse(): never {
  throw new AppError('not_found', 'There is nothing at this path.');
}

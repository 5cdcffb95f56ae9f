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
import { JSON_TYPE, type Page } from './page.ts';
import { REFERENCE_PAGES } from './reference/pages.ts';
import { FILE_PAGES } from './static-files.ts';
import { supportPage } from './support.ts';

type SiteConfig = Pick<Config, 'version' | 'webhookSourceAddresses' | 'supportUrl'>;

/** Everything below these paths is the site's, also what is not there. */
const ROOTS = ['/docs', '/errors', '/changelog', '/client'];

/** The pages of the site, literal paths first: what this is, reference, guides, errors, changelog. */
export function sitePages({ version, webhookSourceAddresses, supportUrl }: SiteConfig): readonly Page[] {
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
    supportPage(supportUrl),
    CLIENT_PAGE,
    webhookAddresses(webhookSourceAddresses),
    ...FILE_PAGES,
    ...dashboardPages(),
    ...missing,
  ];
}

/** For partners' firewalls. */
function webhookAddresses(addresses: readonly string[]): Page {
  const body = JSON.stringify({ addresses });
  return { path: '/docs/webhook-addresses.json', render: () => ({ contentType: JSON_TYPE, body }) };
}

function refuse(): never {
  throw new AppError('not_found', 'There is nothing at this path.');
}

import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import type { Config } from '../../shared/core/config.ts';
import { withDeadline } from '../../shared/core/deadline.ts';
import { AppError, catalogueEntry } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/ids.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';
import { viewAccounts } from '../../shared/operations/accounts.ts';
import { type OperatorBatch, viewBatches } from '../../shared/operations/batches.ts';
import { viewCosts } from '../../shared/operations/costs.ts';
import type { Hold } from '../../shared/operations/holds.ts';
import { viewIncidents } from '../../shared/operations/incidents.ts';
import { lastActions, viewModels } from '../../shared/operations/models.ts';
import { type OverviewDeps, viewOverview } from '../../shared/operations/overview.ts';
import { viewSchedules } from '../../shared/operations/schedules.ts';
import { createStoreReads, type StoreReads } from '../../shared/operations/stores.ts';
import { databaseAway, readStory } from '../../shared/operations/story/story.ts';
import { holdSentence } from '../../shared/operations/words.ts';
import { readPoolSettings } from '../../shared/status/pool-settings.ts';
import { type Html, html } from '../site/html.ts';
import {
  type Action,
  type ActionDeps,
  accountIdOf,
  limitModel,
  modelOf,
  pauseModel,
  resumeAccount,
  resumeModel,
  suspendAccount,
} from './actions.ts';
import { asJson } from './json.ts';
import { fromItsOwnPages } from './own-pages.ts';
import { addressOf, contextOf, PAGE_PATHS, type PageContext, type PageName, pageOf } from './page.ts';
import { accountsBody } from './pages/accounts.ts';
import { type BatchesView, batchesBody } from './pages/batches.ts';
import { findBody } from './pages/find.ts';
import { incidentsBody } from './pages/incidents.ts';
import { modelsBody } from './pages/models.ts';
import { overviewBody } from './pages/overview.ts';
import { schedulesBody } from './pages/schedules.ts';
import { type SteeringVerb, steeringBody } from './pages/steer.ts';
import { ICON, STYLESHEET } from './stylesheet.ts';

export interface SiteDeps extends OverviewDeps, ActionDeps {
  readonly config: OverviewDeps['config'] & Pick<Config, 'opsUser' | 'opsWrite'>;
  readonly logger: Logger;
}

/** What a page shows: its JSON, and its HTML in the language of the request. */
interface Shown {
  readonly json: object;
  readonly body: (context: PageContext) => Html;
}

type Show = (deps: SiteDeps, reads: StoreReads, request: Request) => Promise<Shown>;

/** Today and yesterday; the command line shows more. */
const COST_DAYS = 2;

const PAGES: Readonly<Record<PageName, Show>> = {
  async overview(deps, reads) {
    const view = await viewOverview(deps, reads);
    const models = view.models.map((model) => ({ ...model, holds: told(model.holds) }));
    return { json: { ...view, models }, body: (context) => overviewBody(view, context) };
  },
  async models(deps, reads) {
    const [models, costs, actions] = await Promise.all([
      viewModels(deps, reads),
      reads.from('database', () => viewCosts(deps, COST_DAYS)),
      reads.from('database', () => lastActions(deps)),
    ]);
    return {
      json: { models: models.map((model) => ({ ...model, holds: told(model.holds) })), costs, actions },
      body: (context) => modelsBody(models, costs, actions, context),
    };
  },
  async accounts(deps, reads, request) {
    const page = fromDatabase(await reads.from('database', () => viewAccounts(deps, afterOf(request))));
    return { json: page, body: (context) => accountsBody(page, context) };
  },
  async batches(deps, reads) {
    const view = fromDatabase(await viewBatches(deps, reads));
    return { json: withSentences(view), body: (context) => batchesBody(view, context) };
  },
  async schedules(deps, reads) {
    const view = fromDatabase(await reads.from('database', () => viewSchedules(deps)));
    return { json: view, body: (context) => schedulesBody(view, context) };
  },
  async incidents(deps, reads) {
    const view = fromDatabase(await reads.from('database', () => viewIncidents(deps)));
    return { json: view, body: (context) => incidentsBody(view, context) };
  },
  async find(deps, reads, request) {
    const { id } = request.query;
    if (id === undefined && !wantsJson(request)) return { json: {}, body: (context) => findBody(null, context) };
    const story = await readStory(deps, reads, typeof id === 'string' ? id : '');
    return { json: story, body: (context) => findBody(story, context) };
  },
};

interface Steer {
  readonly page: 'models' | 'accounts';
  readonly verb: SteeringVerb;
  readonly action: Action;
  /** Whether it may end by itself. */
  readonly ends?: boolean;
}

/** GET of `/<page>/<name>/<verb>` is the form that POST takes, which says what it does. */
const ACTIONS: readonly Steer[] = [
  { page: 'models', verb: 'pause', action: pauseModel, ends: true },
  { page: 'models', verb: 'resume', action: resumeModel },
  { page: 'models', verb: 'limit', action: limitModel, ends: true },
  { page: 'accounts', verb: 'suspend', action: suspendAccount },
  { page: 'accounts', verb: 'resume', action: resumeAccount },
];

/** The operators' pages, and what their forms change. Each page is JSON with `Accept: application/json`. */
export function opsSite(deps: SiteDeps): Router {
  const router = Router();
  router.use(STRICT_POLICY);
  router.get('/style.css', (_request, response) => response.type('css').send(STYLESHEET));
  router.get('/icon.svg', (_request, response) => response.type('svg').send(ICON));
  for (const name of Object.keys(PAGES) as PageName[]) router.get(PAGE_PATHS[name], pageHandler(deps, name));
  const bodies = [
    express.json({ limit: '10kb', inflate: false }),
    express.urlencoded({ extended: false, limit: '10kb', inflate: false }),
  ];
  for (const steer of ACTIONS) {
    const path = `${PAGE_PATHS[steer.page]}/:name/${steer.verb}`;
    router.get(path, writesOnly(deps), formHandler(deps, steer));
    router.post(path, fromItsOwnPages, writesOnly(deps), ...bodies, actionHandler(deps, steer));
  }
  router.use(errorHandler(deps));
  return router;
}

/** Nothing but this port's own style sheet, icon and forms. */
const STRICT_POLICY = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // With helmet's no-referrer browsers send a form with `Origin: null`, which could come from any page.
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
});

function pageHandler(deps: SiteDeps, name: PageName): RequestHandler {
  return async (request, response) => {
    const reads = createStoreReads();
    const { json, body } = await PAGES[name](deps, reads, request);
    const { unavailable } = reads;
    prepare(response);
    if (wantsJson(request)) {
      response.json(asJson(name === 'find' ? json : { ...json, unavailable }));
      return;
    }
    const context = contextOf(request, name, deps.config.opsWrite);
    response.type('html').send(pageOf(context, { heading: context.texts[name], body: body(context), unavailable }));
  };
}

/** The driver repeats a transaction for two minutes while the database is away. */
const ACTION_MS = 6_000;

function formHandler(deps: SiteDeps, { page, verb, ends = false }: Steer): RequestHandler {
  return async (request, response) => {
    const target = page === 'models' ? modelOf(request) : accountIdOf(request);
    const settings = verb === 'limit' ? await readPoolSettings(deps) : null;
    const limits = settings?.[modelOf(request)] ?? null;
    const context = contextOf(request, page, true);
    const body = steeringBody({ path: request.path, verb, target, ends, limits }, context);
    prepare(response);
    response.type('html').send(pageOf(context, { heading: `${context.texts[verb]}: ${target}`, body }));
  };
}

function actionHandler(deps: SiteDeps, { page, action }: Steer): RequestHandler {
  return async (request, response) => {
    const changed = await withDeadline<unknown>(ACTION_MS, action(deps, request), () => null);
    if (changed === null) throw databaseAway();
    deps.logger.info({ component: 'operators', path: request.path }, 'an operator has changed something');
    prepare(response);
    if (wantsJson(request)) {
      response.json(asJson(changed));
      return;
    }
    const { query, link } = contextOf(request, page, true);
    response.redirect(303, link(PAGE_PATHS[page], { ...query, done: '1' }));
  };
}

/** Figures of a moment, in one of two forms and languages. */
function prepare(response: Response): void {
  response.set({ 'Cache-Control': 'no-store', Vary: 'Accept, Accept-Language' });
}

function writesOnly({ config }: SiteDeps): RequestHandler {
  return (_request, _response, next) => {
    if (config.opsWrite) next();
    else next(new AppError('forbidden', 'Changes are switched off: start the API server with OPS_WRITE=true.'));
  };
}

function wantsJson(request: Request): boolean {
  return request.accepts(['html', 'json']) === 'json';
}

/** The last account of the page before. @throws validation_error */
function afterOf({ query }: Request): string | null {
  const { after } = query;
  if (after === undefined) return null;
  if (typeof after === 'string' && isId('acc', after)) return after;
  throw new AppError('validation_error', 'after must be the id of an account (acc_…).');
}

function withSentences({ running, recent }: BatchesView): object {
  const presented = ({ waits, ...batch }: OperatorBatch) => ({ ...batch, waits: told(waits) });
  return { running: running.map(presented), recent: recent.map(presented) };
}

/** As JSON: with each reason's sentence beside its values. */
function told(holds: readonly Hold[]): readonly object[] {
  return holds.map((hold) => ({ ...hold, why: holdSentence(hold, 'en') }));
}

function fromDatabase<T>(view: T | null): T {
  if (view === null) throw databaseAway();
  return view;
}

function errorHandler(deps: SiteDeps): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, detail } = failureOf(error);
    if (status === 500) deps.logger.error({ err: error, component: 'operators' }, 'a page of the operators failed');
    prepare(response);
    response.status(status);
    if (status === 503) response.set('Retry-After', '5');
    if (wantsJson(request)) {
      response.type('application/problem+json').send(JSON.stringify({ status, detail }));
      return;
    }
    const name = (Object.keys(PAGE_PATHS) as PageName[]).find((each) => PAGE_PATHS[each] === pageOfPath(request.path));
    const context = contextOf(request, name ?? 'overview', deps.config.opsWrite);
    const body = html`<p class="notice bad" role="alert" lang="en">${detail}</p>`;
    response.type('html').send(pageOf(context, { heading: `${context.texts.error} ${status}`, body }));
  };
}

function pageOfPath(path: string): string {
  return addressOf(`/${path.split('/')[1] ?? ''}`, {});
}

function failureOf(error: unknown): { readonly status: number; readonly detail: string } {
  if (error instanceof AppError) {
    const { hint } = error.options;
    return {
      status: catalogueEntry(error.kind).status,
      detail: hint === undefined ? error.detail : `${error.detail} ${hint}`,
    };
  }
  if (isDatabaseAway(error)) return failureOf(databaseAway());
  if (isRedisAway(error)) return { status: 503, detail: 'Redis does not answer.' };
  // Of a body that cannot be read.
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) return { status, detail: 'The body cannot be read: send a form or JSON.' };
  return { status: 500, detail: 'An unexpected error occurred; see the log.' };
}

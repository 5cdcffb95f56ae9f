import type { Response } from 'express';
import type { Caller } from '../../shared/accounts/caller.ts';
import type { ModelName, SectionContent } from '../../shared/content/index.ts';
import { canonicalJson } from '../../shared/core/canonical-json.ts';
import type { disclaimerFields, legacyDisclaimerFields } from '../../shared/core/disclaimers.ts';
import { isId, newId } from '../../shared/core/ids.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { SecretBox } from '../../shared/core/secrets.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import {
  hasFailed,
  hasFailedOrIsMissing,
  leftAfter,
  type ModelChoice,
  modelChoices,
  Outrun,
  type Race,
  withFallbacks,
} from '../../shared/generation/fallbacks.ts';
import { hasPaid } from '../../shared/generation/pass-on.ts';
import { hasFailedForStream } from '../../shared/generation/races.ts';
import type { SectionCallRequest, SectionCallService, SectionPart } from '../../shared/generation/sections.ts';
import type { Language } from '../http/language.ts';
import type { RouteContext } from '../http/route.ts';
import { fallbackField } from '../presenters/calls.ts';
import { type GenerationWait, type GenerationWaits, WaitCancelled } from './await-generation.ts';
import { streamError } from './errors.ts';
import type { EventStream, EventStreams } from './sse.ts';

type DisclaimerFields = typeof disclaimerFields | typeof legacyDisclaimerFields;

/** A streamed call, after validation of its request. */
export interface StreamedCall {
  readonly callId: string;
  readonly model: ModelName;
  readonly costUsd: number;
  /** The call caused no provider call. */
  readonly cached: boolean;
  /** The built-in generator wrote every item. */
  readonly simulated: boolean;
  readonly items: readonly StreamedItem[];
}

/** One event: its name, and its data once available. */
export interface StreamedItem {
  readonly event: string;
  /** Its data are available. Such items are sent at once, in their order, before the awaited ones. */
  readonly isReady: boolean;
  /** The content whose generation is awaited. */
  readonly contentHash: string;
  data(wait: GenerationWait): Promise<unknown>;
}

export interface StreamPlan {
  /** Distinguishes streams of different endpoints with equal bodies. */
  readonly scope: string;
  readonly body: unknown;
  /** The model that was asked for. */
  readonly asked: ModelName;
  /** The last change of the profile that the body names: after a change, a stream that is resumed begins anew. */
  readonly profileUpdatedAt: Date | null;
  /** Fields of `complete`. */
  readonly disclaimer: DisclaimerFields;
  /**
   * Starts a new call. `admitted` opens the stream with the call's id. Errors thrown before it become error responses,
   * later ones become events of the stream.
   */
  start(
    choice: ModelChoice,
    bodyHash: string,
    listen: (contentHash: string) => void,
    admitted: (callId: string) => void,
  ): Promise<StreamedCall>;
  /**
   * The items of an earlier call with the same body; null when one of them is neither stored nor in progress.
   * @param sent names of items that the client has
   */
  resume(call: CallRecord, sent: readonly string[]): Promise<StreamedCall | null>;
}

export interface SectionStreamer {
  /** Answers with a stream: each item as it is ready, then `complete`. Resolves when the available items are sent. */
  stream(context: RouteContext<never, never> | RouteContext, plan: StreamPlan): Promise<null>;
}

/**
 * Streams a call's sections. The id of every event is `<id of the stream's first call>.<events sent so far>`. A client that reconnects with
 * it, to any process, receives the rest of the same call without another provider call or charge.
 */
export function createSectionStreamer(deps: StreamerDeps): SectionStreamer {
  return {
    async stream(context, plan) {
      const { requestId, language } = context;
      const wait = deps.waits.start(context.caller());
      const sending: Sending = {
        wait,
        requestId,
        language,
        disclaimer: plan.disclaimer,
        logger: deps.logger,
        asked: plan.asked,
        stream: null,
        callId: '',
        sent: [],
        answering: null,
        others: null,
      };
      try {
        if (context.simulatedError !== null) {
          open(sending, deps.streams, context.response, newId('call'));
          throw context.simulatedError;
        }
        const call = await startCall(deps, context, plan, sending);
        await sendReady(sending, call);
        startWhenLate(sending, call);
      } catch (error) {
        if (sending.stream === null) {
          wait.cancel();
          throw error;
        }
        endWith(sending, error);
      }
      return null;
    },
  };
}

interface StreamerDeps {
  readonly sections: SectionCallService;
  readonly waits: GenerationWaits;
  readonly streams: EventStreams;
  readonly secrets: SecretBox;
  readonly logger: Logger;
}

/**
 * A stream and its position. While it waits, this is all that is held of its request, and no function is suspended: a
 * server has thousands of them open.
 */
interface Sending {
  readonly wait: GenerationWait;
  readonly requestId: string;
  readonly language: Language;
  readonly disclaimer: DisclaimerFields;
  readonly logger: Logger;
  readonly asked: ModelName;
  /** Null until it is open. */
  stream: EventStream | null;
  callId: string;
  /** Names of the events sent. */
  sent: string[];
  /** The call that the stream answers with: that of a fallback, once it has sent an event. */
  answering: StreamedCall | null;
  /** Null: the model has no fallbacks. */
  others: OtherModels | null;
}

/** The models that can answer in the place of one that fails or is late. */
interface OtherModels {
  readonly first: ModelChoice;
  left: readonly ModelChoice[];
  /** The calls that may still answer, the newest last. */
  readonly running: Map<StreamedCall, ModelChoice>;
  /** Why the first one failed that did; null: none has. */
  error: unknown;
  /** The end of the last start: they take turns, because two at once would each take the other for the last. */
  started: Promise<void>;
  readonly race: Race;
  /** What was started beside the first one, or in its place, also if it is not open yet. */
  readonly rivals: ModelChoice[];
  /** Ends the wait until the newest call is late. */
  waiting: AbortController;
  start(choice: ModelChoice): Promise<StreamedCall>;
  /** The ids of those that have failed. */
  readonly failed: Set<string>;
  /** A call of the stream that has answered, also one that an earlier connection started, or that goes on; null: none. */
  resume(which: 'answered' | 'any'): Promise<StreamedCall | null>;
}

async function startCall(
  deps: StreamerDeps,
  { caller, request, response }: Pick<RouteContext, 'caller' | 'request' | 'response'>,
  plan: StreamPlan,
  sending: Sending,
): Promise<StreamedCall> {
  const version = plan.profileUpdatedAt === null ? '' : `\n${plan.profileUpdatedAt.toISOString()}`;
  const { firstKeyId, mayNotReadPersons } = caller();
  // A key with contents of its own (`contentKey`) resumes its own streams only.
  const reader = mayNotReadPersons ? `\n${firstKeyId}` : '';
  const bodyHash = deps.secrets.pseudonym(`${plan.scope}\n${canonicalJson(plan.body)}${version}${reader}`);
  const position = parsePosition(request.get('last-event-id'));
  const earlier = position === null ? [] : await deps.sections.resume(caller(), position.callId, bodyHash);
  if (earlier.length > 0 && position !== null) sending.sent = [...new Set(position.sent)];
  const admitted = (callId: string) => open(sending, deps.streams, response, callId);
  const listen = (contentHash: string) => sending.wait.listen(contentHash);
  const firstOf = async (calls: readonly CallRecord[]) => {
    for (const each of calls) {
      const call = await plan.resume(each, sending.sent);
      if (call !== null) return call;
    }
    return null;
  };
  const resumed = await firstOf(earlier);
  const choices = modelChoices(caller(), plan.asked);
  const start = (choice: ModelChoice) => plan.start(choice, bodyHash, listen, admitted);
  // A new call replaces an interrupted one; items that the client has are not sent again.
  const call = resumed ?? (await withFallbacks(choices, start));
  // Its first call lists those that may have answered in its place: the stream keeps that id whichever of them resumes it.
  open(sending, deps.streams, response, resumed === null || position === null ? call.callId : position.callId);
  const at = choices.findIndex(({ model }) => model === call.model);
  const [first, ...left] = at === -1 ? [] : choices.slice(at);
  // Also where no other one is left: an earlier connection may have started this one beside the first.
  if (first !== undefined && choices.length > 1) {
    const race = deps.waits.race(caller(), sending.wait);
    const own = { ...first, callId: call.callId };
    const running = new Map([[call, own]]);
    const failed = new Set<string>();
    const resume = async (which: 'answered' | 'any') => {
      const calls = await deps.sections.resume(caller(), sending.callId, bodyHash);
      const isOne = (call: CallRecord) =>
        which === 'answered' ? hasPaid(call) : call.state !== 'failed' && !hasFailedForStream(call);
      return firstOf(calls.filter((call) => !failed.has(call._id) && isOne(call)));
    };
    sending.others = {
      first: own,
      left,
      running,
      error: null,
      started: Promise.resolve(),
      race,
      rivals: [],
      waiting: new AbortController(),
      start,
      failed,
      resume,
    };
  }
  return call;
}

function open(sending: Sending, streams: EventStreams, response: Response, callId: string): void {
  // The client may have disconnected while the call was started. Its generations go on.
  if (sending.stream !== null || response.destroyed || response.writableEnded) return;
  sending.callId = callId;
  sending.stream = streams.open(response, positionId(sending), () => {
    sending.others?.waiting.abort();
    sending.wait.cancel();
    // Those of its own call's race can answer the stream when it is resumed, and so can one that has sent a section.
    void abandon(
      sending,
      ({ callId, raceId }) => isInRaceOfRival(sending, raceId) && callId !== sending.answering?.callId,
    );
  });
}

/** In the race that a rival began beside another request's work: nothing of the stream's own call decides it. */
function isInRaceOfRival({ others }: Sending, raceId: string | null): boolean {
  return others?.rivals.some(({ callId }) => callId === raceId) ?? false;
}

/** For a stream that ends without its answer while the call of the model that it asked for goes on. */
async function abandon({ others, sent }: Sending, which: (rival: ModelChoice) => boolean = () => true): Promise<void> {
  if (others === null || others.failed.has(others.first.callId) || sent.includes('complete')) return;
  await others.race.abandon(others.rivals.filter(which));
}

/**
 * Sends the available items, and the others when they become available.
 * @param isStarted by this connection: it fails with any of its items, also one that another call has sent. Those of an earlier
 *   connection may be gone since they were sent.
 */
async function sendReady(sending: Sending, call: StreamedCall, isStarted = false): Promise<void> {
  if (sending.stream === null) {
    sending.wait.cancel();
    return;
  }
  sending.answering ??= call;
  const toSend = call.items.filter(({ event }) => !sending.sent.includes(event));
  for (const item of toSend) {
    if (item.isReady) send(sending, call, item.event, await item.data(sending.wait));
  }
  if (toSend.every(({ isReady }) => isReady)) await endWhenComplete(sending, call);
  for (const item of isStarted ? call.items : toSend) if (!item.isReady) sendWhenReady(sending, call, item);
}

function sendWhenReady(sending: Sending, call: StreamedCall, item: StreamedItem): void {
  sending.wait.whenEnded(item.contentHash, async () => {
    try {
      const data = await item.data(sending.wait);
      // A call that has failed sends nothing more: its later sections are free, or other requests pay for them.
      if (sending.others !== null && !sending.others.running.has(call)) return;
      send(sending, call, item.event, data);
      await endWhenComplete(sending, call);
    } catch (error) {
      if (sending.others === null || sending.others.running.has(call)) await fail(sending, call, error);
    }
  });
}

function send(sending: Sending, call: StreamedCall, event: string, data: unknown): void {
  // Another model's call has sent it.
  if (sending.sent.includes(event)) return;
  if (call.model !== sending.asked) sending.answering = call;
  sending.sent.push(event);
  sending.stream?.send({ id: positionId(sending), event, data });
}

async function endWhenComplete(sending: Sending, { items }: StreamedCall): Promise<void> {
  if (sending.stream === null || !items.every(({ event }) => sending.sent.includes(event))) return;
  const { requestId, language, answering, asked, wait } = sending;
  if (answering === null || sending.sent.includes('complete')) return;
  sending.sent.push('complete');
  await endRaces(sending, answering);
  if (sending.stream === null) return;
  const { model, simulated } = answering;
  const cost = wait.costUsd ?? answering.costUsd;
  const facts = { cached: answering.cached && cost === 0, cost, model, ...fallbackField(asked, model) };
  const data = { ...facts, request_id: requestId, ...sending.disclaimer(simulated, language) };
  sending.stream.send({ id: positionId(sending), event: 'complete', data });
  endStream(sending);
}

/** Also without a rival of its own: another connection of the same stream may have started one. */
async function endRaces({ others }: Sending, answering: StreamedCall): Promise<void> {
  if (others === null) return;
  const choice = others.rivals.find(({ callId }) => callId === answering.callId) ?? others.first;
  await others.race.end(
    choice,
    [others.first, ...others.rivals].filter((other) => other !== choice),
  );
}

/** An item of a call has failed: another model's call takes its place, if there is one. */
async function fail(sending: Sending, call: StreamedCall, error: unknown): Promise<void> {
  const { others } = sending;
  if (others === null || !hasFailed(error)) {
    if (!(error instanceof WaitCancelled)) await abandon(sending);
    return endWith(sending, error);
  }
  // It has been replaced.
  if (!others.running.delete(call)) return;
  others.error ??= error;
  others.failed.add(call.callId);
  others.left = leftAfter(others.left, error);
  await inTurn(others, async () => {
    // A call that started beside the first one goes on without it.
    const isReplaced = (call.model === others.first.model || error instanceof Outrun) && others.running.size > 0;
    if (isReplaced) return;
    // Its answer is there: another model would be charged too.
    if (error instanceof Outrun && (await resumeAnother(sending, others, 'answered'))) return;
    await startNext(sending, others);
    if (others.running.size === 0 && !(await resumeAnother(sending, others, 'any'))) endWith(sending, others.error);
  });
}

/** Goes on with another call of the stream. @returns false: there is none, and the stream is open still */
async function resumeAnother(sending: Sending, others: OtherModels, which: 'answered' | 'any'): Promise<boolean> {
  if (sending.wait.isOver() || sending.sent.includes('complete')) return false;
  try {
    const call = await others.resume(which);
    if (call === null) return false;
    const { callId, model } = call;
    const fallbackFrom = model === sending.asked ? null : sending.asked;
    const choice = { ...others.first, model, fallbackFrom, callId, raceId: null };
    others.rivals.push(choice);
    others.running.set(call, choice);
    sending.answering = call;
    await sendReady(sending, call);
  } catch (error) {
    endWith(sending, error);
  }
  return true;
}

function inTurn(others: OtherModels, work: () => Promise<void>): Promise<void> {
  others.started = others.started.then(work);
  return others.started;
}

/** Starts another model's call beside the newest one, when that is late. Not awaited. */
function startWhenLate(sending: Sending, newest: StreamedCall): void {
  const { others } = sending;
  others?.waiting.abort();
  const choice = others?.running.get(newest);
  if (others === null || choice === undefined || others.left.length === 0 || sending.stream === null) return;
  others.waiting = new AbortController();
  const { signal } = others.waiting;
  // One that has failed meanwhile has been replaced.
  const start = () =>
    inTurn(others, async () =>
      others.running.has(newest) && !signal.aborted ? startNext(sending, others) : undefined,
    );
  // It rejects when the wait for it ends.
  others.race.late(choice, signal).then(start, () => undefined);
}

/** Starts the call of the next model that can be asked, if there is one. */
async function startNext(sending: Sending, others: OtherModels): Promise<void> {
  for (;;) {
    const [choice, ...left] = others.left;
    if (choice === undefined || sending.wait.isOver()) return;
    others.left = left;
    const newest = [...others.running.values()].at(-1) ?? others.first;
    const rival = await others.race.join(newest, choice);
    if (rival === null) return;
    others.rivals.push(rival);
    // The stream has ended meanwhile, or is about to: the late call does not cost the rival's price then.
    if (sending.wait.isOver() || sending.sent.includes('complete')) {
      await others.race.abandon([rival]);
      return;
    }
    try {
      const call = await others.start(rival);
      others.running.set(call, rival);
      // The client has gone meanwhile, and nothing else ends it.
      if (sending.wait.isOver() && isInRaceOfRival(sending, rival.raceId)) await others.race.abandon([rival]);
      await sendReady(sending, call, true);
      return startWhenLate(sending, call);
    } catch (error) {
      await others.race.abandon([rival]);
      if (hasFailedOrIsMissing(error)) continue;
      return endWith(sending, error);
    }
  }
}

function endWith(sending: Sending, error: unknown): void {
  // A stream whose sections are all sent ends with `complete` in a moment, also when its time is over.
  if (error instanceof WaitCancelled || sending.stream === null || sending.sent.includes('complete')) return;
  const data = streamError(sending.logger, sending.requestId, error);
  sending.stream.send({ id: positionId(sending), event: 'error', data });
  endStream(sending);
}

function endStream(sending: Sending): void {
  sending.stream?.end();
  sending.stream = null;
  sending.others?.waiting.abort();
  sending.wait.cancel();
}

function positionId({ callId, sent }: Pick<Sending, 'callId' | 'sent'>): string {
  return `${callId}.${sent.join('+')}`;
}

interface Position {
  readonly callId: string;
  readonly sent: readonly string[];
}

/** An id of another format is ignored: the request then starts a new call. */
function parsePosition(lastEventId: string | undefined): Position | null {
  const dot = lastEventId?.indexOf('.') ?? -1;
  if (lastEventId === undefined || dot === -1 || lastEventId.length > 200) return null;
  const callId = lastEventId.slice(0, dot);
  if (!isId('call', callId)) return null;
  const sent = lastEventId.slice(dot + 1).split('+');
  return { callId, sent: sent.filter((event) => event !== '' && event !== 'complete') };
}

/** A stream of plain sections, for the legacy and the widget group. */
export function sectionStreamPlan(
  deps: { readonly sections: SectionCallService },
  caller: Caller,
  options: {
    readonly scope: string;
    readonly source: string;
    readonly body: unknown;
    readonly profileUpdatedAt: Date | null;
    readonly disclaimer: DisclaimerFields;
    readonly request: SectionCallRequest;
    readonly present: (content: SectionContent) => unknown;
  },
): StreamPlan {
  const itemOf = (part: SectionPart) => sectionItem(part, options.present);
  return {
    scope: options.scope,
    body: options.body,
    asked: options.request.model,
    profileUpdatedAt: options.profileUpdatedAt,
    disclaimer: options.disclaimer,
    async start(choice, bodyHash, beforeEnqueue, onAdmitted) {
      const start = { source: options.source, bodyHash, beforeEnqueue, onAdmitted };
      const ticket = await deps.sections.start(caller, { ...options.request, ...choice }, start);
      return { ...ticket, items: ticket.parts.map(itemOf) };
    },
    async resume(call, sent) {
      const parts = await deps.sections.partsOf(call, sent);
      return parts === null ? null : { ...callFacts(call), items: parts.map(itemOf) };
    },
  };
}

/** A section of a call as an item. It outlives the request, so it holds nothing else of it. */
export function sectionItem(part: SectionPart, present: (content: SectionContent) => unknown): StreamedItem {
  return {
    event: part.section,
    isReady: part.content !== null,
    contentHash: part.contentHash,
    data: async (wait) => present(await wait.section(part)),
  };
}

/** The facts of a recorded call. Its price is due while it is open. */
export function callFacts(call: CallRecord): Omit<StreamedCall, 'items'> {
  const { _id: callId, model, state, caused, priceUsd, chargedUsd, simulated } = call;
  const cached = caused.length === 0;
  return { callId, model, cached, simulated, costUsd: state === 'open' && !cached ? priceUsd : chargedUsd };
}

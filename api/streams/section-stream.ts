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
  type ModelChoice,
  modelChoices,
  Outrun,
  type Race,
  WaitCancelled,
  withFallbacks,
} from '../../shared/generation/fallbacks.ts';
import { hasPaid } from '../../shared/generation/pass-on.ts';
import { hasFailedForStream } from '../../shared/generation/races.ts';
import type { SectionCallRequest, SectionCallService, SectionPart } from '../../shared/generation/sections.ts';
import type { Language } from '../http/language.ts';
import type { RouteContext } from '../http/route.ts';
import { fallbackField } from '../presenters/calls.ts';
import type { GenerationWait, GenerationWaits } from './await-generation.ts';
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
  /** Answers with a stream: each item as it is ready, then `complete`. Resolves when the stream is open. */
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
        followed: new Map(),
      };
      try {
        if (context.simulatedError !== null) {
          open(sending, deps.streams, context.response, newId('call'));
          throw context.simulatedError;
        }
        await begin(deps, context, plan, sending);
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
 * A stream and its position. While it waits for a model without fallbacks, this is all that is held of its request, and no
 * function is suspended: a server has thousands of them open.
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
  /** The calls that may still answer, and what is told once that the stream has all items, or why the call gives no more. */
  readonly followed: Map<StreamedCall, (error: unknown) => void>;
}

/** What `end` is told of a stream that has all items. */
const SENT = null;

async function begin(
  deps: StreamerDeps,
  { caller, request, response }: Pick<RouteContext, 'caller' | 'request' | 'response'>,
  plan: StreamPlan,
  sending: Sending,
): Promise<void> {
  const { wait } = sending;
  const version = plan.profileUpdatedAt === null ? '' : `\n${plan.profileUpdatedAt.toISOString()}`;
  const { firstKeyId, mayNotReadPersons } = caller();
  // A key with contents of its own (`contentKey`) resumes its own streams only.
  const reader = mayNotReadPersons ? `\n${firstKeyId}` : '';
  const bodyHash = deps.secrets.pseudonym(`${plan.scope}\n${canonicalJson(plan.body)}${version}${reader}`);
  const position = parsePosition(request.get('last-event-id'));
  const earlier = position === null ? [] : await deps.sections.resume(caller(), position.callId, bodyHash);
  if (earlier.length > 0 && position !== null) sending.sent = [...new Set(position.sent)];
  const admitted = (callId: string) => open(sending, deps.streams, response, callId);
  const listen = (contentHash: string) => wait.listen(contentHash);
  const start = (choice: ModelChoice) => plan.start(choice, bodyHash, listen, admitted);
  const resumed = await firstOf(plan, earlier, sending.sent);
  const choices = modelChoices(caller(), plan.asked);
  // A new call replaces an interrupted one; items that the client has are not sent again.
  const call = resumed ?? (await withFallbacks(choices, start));
  // Its first call lists those that may have answered in its place: the stream keeps that id whichever of them resumes it.
  open(sending, deps.streams, response, resumed === null || position === null ? call.callId : position.callId);
  // The client has gone meanwhile. The call goes on.
  if (sending.stream === null) return wait.cancel();
  const at = choices.findIndex(({ model }) => model === call.model);
  const [own, ...left] = at === -1 ? [] : choices.slice(at);
  if (own === undefined || choices.length === 1) {
    return follow(sending, call, false, (error) =>
      error === SENT ? complete(sending, call) : endWith(sending, error),
    );
  }
  const first = { ...own, callId: call.callId };
  const models: Models = {
    choices: [first, ...left],
    race: deps.waits.race(caller(), wait, sending.callId),
    async start(choice) {
      if (choice === first) return call;
      // Before it is recorded: a stream that is resumed finds it.
      await deps.sections.listForStream(caller(), sending.callId, choice.callId);
      return start(choice);
    },
    async resume(isOne) {
      const calls = await deps.sections.resume(caller(), sending.callId, bodyHash);
      return firstOf(plan, calls.filter(isOne), sending.sent);
    },
  };
  // Not awaited: the stream outlives the handler.
  void answer(sending, models).then(
    (answering) => complete(sending, answering),
    (error: unknown) => endWith(sending, error),
  );
}

async function firstOf(
  plan: StreamPlan,
  calls: readonly CallRecord[],
  sent: readonly string[],
): Promise<StreamedCall | null> {
  for (const each of calls) {
    const call = await plan.resume(each, sent);
    if (call !== null) return call;
  }
  return null;
}

function open(sending: Sending, streams: EventStreams, response: Response, callId: string): void {
  // The client may have disconnected while the call was started. Its generations go on.
  if (sending.stream !== null || response.destroyed || response.writableEnded) return;
  sending.callId = callId;
  sending.stream = streams.open(response, positionId(sending), () => sending.wait.cancel());
}

/** The models that can answer a stream: the one whose call opened it, and those in the place of one that fails or is late. */
interface Models {
  readonly choices: readonly ModelChoice[];
  readonly race: Race;
  start(choice: ModelChoice): Promise<StreamedCall>;
  /** Another call of the stream, which an earlier connection has started; null: none. */
  resume(isOne: (call: CallRecord) => boolean): Promise<StreamedCall | null>;
}

/**
 * Sends what the calls of several models give until the stream has all items.
 * @returns the call that completed it @throws as `withFallbacks`
 */
async function answer(sending: Sending, { choices, race, start, resume }: Models): Promise<StreamedCall> {
  const { wait } = sending;
  const started = new Set<string>();
  const isOther = ({ _id }: CallRecord) => !started.has(_id);
  const followed = async (call: StreamedCall, isStarted: boolean) => {
    started.add(call.callId);
    await new Promise<void>((resolve, reject) => {
      follow(sending, call, isStarted, (error) => (error === SENT ? resolve() : reject(error))).catch(reject);
    });
    return call;
  };
  const run = async (choice: ModelChoice) => {
    const call = await start(choice);
    try {
      return { choice, call: await followed(call, choice !== choices[0]) };
    } catch (error) {
      // The answer of an earlier connection's call is there: another model would be charged too.
      const answered = error instanceof Outrun ? await resume((each) => isOther(each) && hasPaid(each)) : null;
      if (answered === null) throw error;
      sending.answering = answered;
      return { choice, call: await followed(answered, false) };
    }
  };
  try {
    const { choice, call } = await withFallbacks(choices, run, race, () => wait.isOver());
    // An earlier connection of the stream may have started what races this call.
    if (wait.costUsd === null) await race.end(choice, []);
    return call;
  } catch (error) {
    const goesOn = (each: CallRecord) => isOther(each) && each.state !== 'failed' && !hasFailedForStream(each);
    const other = hasFailed(error) && !wait.isOver() ? await resume(goesOn) : null;
    if (other === null) throw error;
    sending.answering = other;
    const call = await followed(other, false);
    const fallbackFrom = call.model === sending.asked ? null : sending.asked;
    await race.end({ ...other, fallbackFrom, hasFallback: false, raceId: null }, []);
    return call;
  }
}

/**
 * Sends the available items of a call, and the others when they become available.
 * @param isStarted by this connection: it fails with any of its items, also one that another call has sent. Those of an earlier
 *   connection may be gone since they were sent.
 * @param end called once: the stream has all items (`SENT`), or the call gives no more
 */
async function follow(
  sending: Sending,
  call: StreamedCall,
  isStarted: boolean,
  end: (error: unknown) => void,
): Promise<void> {
  sending.followed.set(call, end);
  sending.answering ??= call;
  const toSend = call.items.filter(({ event }) => !sending.sent.includes(event));
  try {
    for (const item of toSend) {
      if (item.isReady) send(sending, call, item.event, await item.data(sending.wait));
    }
  } catch (error) {
    return endCall(sending, call, error);
  }
  if (isSent(sending, call)) return endCall(sending, call, SENT);
  for (const item of isStarted ? call.items : toSend) if (!item.isReady) sendWhenReady(sending, call, item);
}

function sendWhenReady(sending: Sending, call: StreamedCall, item: StreamedItem): void {
  sending.wait.whenEnded(item.contentHash, async () => {
    try {
      const data = await item.data(sending.wait);
      // A call that has failed sends nothing more: its later sections are free, or other requests pay for them.
      if (!sending.followed.has(call)) return;
      send(sending, call, item.event, data);
      if (isSent(sending, call)) endCall(sending, call, SENT);
    } catch (error) {
      endCall(sending, call, error);
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

function isSent({ sent }: Sending, { items }: StreamedCall): boolean {
  return items.every(({ event }) => sent.includes(event));
}

function endCall({ followed, answering }: Sending, call: StreamedCall, error: unknown): void {
  // The last item may be of one call, and an item before it of a fallback: that one has answered.
  const ended = error === SENT && answering !== null && followed.has(answering) ? answering : call;
  const end = followed.get(ended);
  followed.delete(ended);
  end?.(error);
}

function complete(sending: Sending, call: StreamedCall): void {
  const { requestId, language, answering, asked, wait, stream } = sending;
  if (stream === null) return;
  const { model, simulated, cached, costUsd } = answering ?? call;
  const cost = wait.costUsd ?? costUsd;
  const facts = { cached: cached && cost === 0, cost, model, ...fallbackField(asked, model) };
  const data = { ...facts, request_id: requestId, ...sending.disclaimer(simulated, language) };
  sending.sent.push('complete');
  stream.send({ id: positionId(sending), event: 'complete', data });
  endStream(sending);
}

function endWith(sending: Sending, error: unknown): void {
  if (error instanceof WaitCancelled || sending.stream === null) return;
  const data = streamError(sending.logger, sending.requestId, error);
  sending.stream.send({ id: positionId(sending), event: 'error', data });
  endStream(sending);
}

function endStream(sending: Sending): void {
  sending.stream?.end();
  sending.stream = null;
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

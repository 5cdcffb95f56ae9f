import type { SectionContent, SectionName } from '../../shared/content/index.ts';
import { isId } from '../../shared/ids.ts';
import type { Logger } from '../../shared/logger.ts';
import type { CallRecord } from '../../shared/models/calls.ts';
import type { SecretBox } from '../../shared/secrets.ts';
import type { Caller } from '../../shared/services/context.ts';
import type { SectionCallRequest, SectionCallService, SectionPart } from '../../shared/services/sectionCalls.ts';
import type { RouteContext } from '../routes/route.ts';
import { streamError } from './errors.ts';
import type { SectionWaiter } from './sectionWaiter.ts';
import type { EventStream, EventStreams } from './sse.ts';
import { type Wait, WaitCancelled, type Waits } from './waits.ts';

/** What a streamed call is about, after the request was checked. */
export interface StreamedCall {
  readonly callId: string;
  readonly model: string;
  readonly costUsd: number;
  /** It caused no provider call. */
  readonly cached: boolean;
  readonly items: readonly StreamedItem[];
}

/** One event to come: its name, and its data as soon as they are there. */
export interface StreamedItem {
  readonly event: string;
  /** There already: such items are sent at once, in their order, before those that are waited for. */
  readonly isReady: boolean;
  data(wait: Wait): Promise<unknown>;
}

export interface StreamPlan {
  /** Tells streams of different endpoints apart when the body is equal. */
  readonly scope: string;
  readonly body: unknown;
  /**
   * A new call. `admitted` begins the stream, with the call's id; errors thrown before it are answered as ordinary errors,
   * those afterwards as the stream's.
   */
  start(
    bodyHash: string,
    listen: (contentHash: string) => void,
    admitted: (callId: string) => void,
  ): Promise<StreamedCall>;
  /** The items of an earlier call with the same body. */
  resume(call: CallRecord): Promise<StreamedCall>;
}

export interface SectionStreamer {
  /** Answers with a stream: each item as it is ready, then `complete`. Resolves when the stream is over. */
  stream(context: RouteContext<never, never> | RouteContext, plan: StreamPlan): Promise<null>;
}

/**
 * Streams a call's sections. The id of every event is `<call id>.<events sent so far>`: a client that comes back with
 * it, to any process, gets the rest of the same call, and nobody calls a provider or pays again.
 */
export function createSectionStreamer(deps: {
  readonly sections: SectionCallService;
  readonly waits: Waits;
  readonly streams: EventStreams;
  readonly secrets: SecretBox;
  readonly logger: Logger;
}): SectionStreamer {
  return {
    async stream(context, plan) {
      const wait = deps.waits.prepare();
      const { caller, request, requestId, response } = context;
      const { logger } = deps;
      try {
        const bodyHash = deps.secrets.pseudonym(`${plan.scope}\n${canonicalJson(plan.body)}`);
        const position = parsePosition(request.get('last-event-id'));
        const earlier = position === null ? null : await deps.sections.resume(caller(), position.callId, bodyHash);
        const sent = new Set(earlier === null ? [] : position?.sent);
        const begun: { stream?: EventStream; id?: string } = {};
        const begin = (callId: string) => {
          // The client may have gone while the call was started: what it caused goes on.
          if (begun.stream !== undefined || response.destroyed) return;
          begun.id = positionId({ callId }, sent);
          begun.stream = deps.streams.open(response, begun.id);
          begun.stream.closed.then(() => wait.cancel());
        };
        try {
          const call = await (earlier === null ? plan.start(bodyHash, wait.listen, begin) : plan.resume(earlier));
          begin(call.callId);
          if (begun.stream !== undefined) {
            await sendAll({ stream: begun.stream, call, wait, sent, requestId, logger });
          }
        } catch (error) {
          if (begun.stream === undefined) throw error;
          const data = streamError(logger, requestId, error);
          begun.stream.send({ id: begun.id ?? '', event: 'error', data });
          begun.stream.end();
        }
        return null;
      } finally {
        wait.cancel();
      }
    },
  };
}

interface Sending {
  readonly stream: EventStream;
  readonly call: StreamedCall;
  readonly wait: Wait;
  readonly sent: Set<string>;
  readonly requestId: string;
  readonly logger: Logger;
}

async function sendAll(sending: Sending): Promise<void> {
  const { stream, call, wait, sent } = sending;
  const send = (event: string, data: unknown, counts = true) => {
    if (counts) sent.add(event);
    stream.send({ id: positionId(call, sent), event, data });
  };
  try {
    const missing = call.items.filter(({ event }) => !sent.has(event));
    for (const item of missing.filter(({ isReady }) => isReady)) send(item.event, await item.data(wait));
    await Promise.all(
      missing
        .filter(({ isReady }) => !isReady)
        .map(async (item) => {
          const data = await item.data(wait);
          send(item.event, data);
        }),
    );
    send('complete', { cached: call.cached, cost: call.costUsd, model: call.model, request_id: sending.requestId });
  } catch (error) {
    if (error instanceof WaitCancelled) return;
    send('error', streamError(sending.logger, sending.requestId, error), false);
  }
  stream.end();
}

function positionId({ callId }: Pick<StreamedCall, 'callId'>, sent: ReadonlySet<string>): string {
  return `${callId}.${[...sent].join('+')}`;
}

interface Position {
  readonly callId: string;
  readonly sent: readonly string[];
}

/** An id that is not one of ours is ignored: the request then starts a new call. */
function parsePosition(lastEventId: string | undefined): Position | null {
  const dot = lastEventId?.indexOf('.') ?? -1;
  if (lastEventId === undefined || dot === -1 || lastEventId.length > 200) return null;
  const callId = lastEventId.slice(0, dot);
  if (!isId('call', callId)) return null;
  const sent = lastEventId.slice(dot + 1).split('+');
  return { callId, sent: sent.filter((event) => event !== '' && event !== 'complete') };
}

/** JSON with sorted keys: the same body in another order is the same. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** A stream of plain sections: those of the legacy and the widget group. */
export function sectionStreamPlan(
  deps: { readonly sections: SectionCallService; readonly waiter: SectionWaiter },
  caller: Caller,
  options: {
    readonly scope: string;
    readonly source: string;
    readonly body: unknown;
    readonly request: SectionCallRequest;
    readonly present: (section: SectionName, content: SectionContent) => unknown;
  },
): StreamPlan {
  const itemOf = (part: SectionPart): StreamedItem => ({
    event: part.section,
    isReady: part.content !== null,
    data: async (wait) => options.present(part.section, await deps.waiter.content(wait, part)),
  });
  return {
    scope: options.scope,
    body: options.body,
    async start(bodyHash, beforeEnqueue, onAdmitted) {
      const { source } = options;
      const ticket = await deps.sections.start(caller, options.request, {
        source,
        bodyHash,
        beforeEnqueue,
        onAdmitted,
      });
      return { ...ticket, items: ticket.parts.map(itemOf) };
    },
    async resume(call) {
      const parts = await deps.sections.partsOf(call);
      return { ...callFacts(call), items: parts.map(itemOf) };
    },
  };
}

/** What a recorded call tells of itself. */
export function callFacts(call: CallRecord): Omit<StreamedCall, 'items'> {
  const cached = call.caused.length === 0;
  return { callId: call._id, model: call.model, cached, costUsd: cached ? 0 : call.priceUsd };
}

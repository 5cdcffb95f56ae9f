import type { CommandFields } from './bson-scan.ts';

/** A command in the gateway. */
export type Request = CommandFields & {
  /** The client's connection. A transaction ends when the connection that used it last is cut. */
  readonly client: object;
  readonly body: Buffer;
  /** The bytes of the kind-1 section, one BSON document after another. */
  readonly documents: Buffer | null;
  /** The same of a bulk write's `nsInfo`. */
  readonly namespaces: Buffer | null;
};

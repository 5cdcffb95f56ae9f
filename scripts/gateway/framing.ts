/** The position and meaning of a message's length, for a protocol whose messages start with a fixed head. */
export type Framing = {
  readonly headBytes: number;
  /** The whole message's length in bytes, from a buffer that holds at least the head at `offset`. */
  readonly lengthAt: (buffer: Buffer, offset: number) => number;
};

/**
 * Cuts a stream of chunks into whole messages and passes each to `onMessage` as a slice (valid as long as it is
 * referenced). A message of many chunks is assembled once, when its last byte has arrived, so that large replies are
 * not copied repeatedly.
 */
export class MessageCutter {
  readonly #framing: Framing;
  readonly #onMessage: (message: Buffer) => void;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #wanted: number;

  constructor(framing: Framing, onMessage: (message: Buffer) => void) {
    this.#framing = framing;
    this.#onMessage = onMessage;
    this.#wanted = framing.headBytes;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes < this.#wanted) return;
    const buffer = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#bytes);
    const rest = this.#cut(buffer);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bytes = rest.length;
  }

  #cut(buffer: Buffer): Buffer {
    const { headBytes, lengthAt } = this.#framing;
    let offset = 0;
    this.#wanted = headBytes;
    while (buffer.length - offset >= headBytes) {
      const length = lengthAt(buffer, offset);
      if (buffer.length - offset < length) {
        this.#wanted = length;
        break;
      }
      this.#onMessage(buffer.subarray(offset, offset + length));
      offset += length;
    }
    return offset === 0 ? buffer : buffer.subarray(offset);
  }
}

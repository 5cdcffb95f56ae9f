/** The target is not allowed for deliveries; nothing was sent. */
export class RefusedTargetError extends Error {
  override readonly name = 'RefusedTargetError';
  /** `name`: also for names that do not resolve, so that the difference tells nothing about inner names. */
  readonly what: 'address' | 'name';

  constructor(what: 'address' | 'name', message: string, options?: ErrorOptions) {
    super(message, options);
    this.what = what;
  }
}

/** Only where private targets are allowed. */
export class UnresolvedNameError extends Error {
  override readonly name = 'UnresolvedNameError';
}

/** The receiver's side of a TLS handshake is longer than a delivery reads. */
export class LongHandshakeError extends Error {
  override readonly name = 'LongHandshakeError';
}

/** A certificate of the receiver has a key that is not accepted, or cannot be read. */
export class RefusedCertificateError extends Error {
  override readonly name = 'RefusedCertificateError';
}

/** The response is longer, or in more chunks, than an attempt reads. */
export class LongResponseError extends Error {
  override readonly name = 'LongResponseError';
}

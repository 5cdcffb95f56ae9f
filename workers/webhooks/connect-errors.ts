/** The target's address is not allowed for deliveries. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

export class UnresolvedNameError extends Error {
  override readonly name = 'UnresolvedNameError';
}

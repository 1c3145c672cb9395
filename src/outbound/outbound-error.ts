export type OutboundFault =
  'bad_url' | 'forbidden_address' | 'unreachable' | 'timeout' | 'too_large' | 'too_many_redirects';

/** Why a request got no response. The message is fit for an operator, not for the public. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly code: OutboundFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A host name without an address that may be used. Whether it has another one is nobody's business. */
export class UnusableName extends OutboundError {}

export type CallFailure =
  | { kind: 'offline' }
  | { kind: 'status'; status: number }
  /** The response has `isReset`. ERR-15 */
  | { kind: 'session-reset' }
  | { kind: 'invalid-response'; at: string };

function describe(failure: CallFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'Failed to fetch';
    case 'status':
      return `Status: ${failure.status}`;
    case 'session-reset':
      return 'IsReset';
    case 'invalid-response':
      return `The response is invalid at ${failure.at || 'its root'}`;
    default:
      return failure satisfies never;
  }
}

/** Thrown by the client on a transport failure; an expected error is a response instead. ERR-15, ERR-24 */
export class CallError extends Error {
  override name = 'CallError';
  readonly endpoint: string;
  readonly failure: CallFailure;

  constructor(endpoint: string, failure: CallFailure, options?: { cause?: unknown }) {
    super(describe(failure), options);
    this.endpoint = endpoint;
    this.failure = failure;
  }
}

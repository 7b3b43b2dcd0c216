/** The zip or postal code panel. ZIP-04 to ZIP-07, ZIP-17 */
export type ZipState =
  | { status: 'closed' }
  | { status: 'open'; entry: string; message: ZipMessage | null }
  | { status: 'checking'; entry: string };

/** Error of an entry; `given` is the message of the server. ZIP-11, ZIP-12, ZIP-20, CART-20 */
export type ZipMessage =
  | { kind: 'missing' | 'not-updated' }
  | { kind: 'invalid'; entry: string }
  | { kind: 'given'; text: string };

export type ZipEvent =
  | { type: 'opened'; entry: string }
  | { type: 'changed'; entry: string }
  | { type: 'rejected'; message: ZipMessage }
  | { type: 'sent' }
  | { type: 'closed' };

export const initialZipState: ZipState = { status: 'closed' };

/** Closing forgets the message and the entry. ZIP-05 */
export function zipReducer(state: ZipState, event: ZipEvent): ZipState {
  switch (event.type) {
    case 'opened':
      return { status: 'open', entry: event.entry, message: null };
    case 'changed':
      return state.status === 'open' ? { status: 'open', entry: event.entry, message: null } : state;
    case 'sent':
      return state.status === 'open' ? { status: 'checking', entry: state.entry } : state;
    case 'rejected':
      return state.status === 'closed' ? state : { status: 'open', entry: state.entry, message: event.message };
    case 'closed':
      return initialZipState;
    default:
      return event satisfies never;
  }
}

/** Puts an entry into a message, literally: an entry of `$&` appears as `$&`. README decision 14 */
export function withEntry(message: string, entry: string): string {
  return message.split('{0}').join(entry);
}

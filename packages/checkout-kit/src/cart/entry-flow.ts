/** A small form that opens in its place: a promotion code, a donation. */
export type EntryState =
  | { at: 'closed'; message: string | null }
  | { at: 'open'; entry: string; message: string | null }
  | { at: 'sending'; entry: string; wasOpen: boolean };

export type EntryEvent =
  | { type: 'opened' }
  | { type: 'typed'; entry: string }
  | { type: 'sent' }
  | { type: 'refused'; message: string }
  | { type: 'closed' };

export const closedEntry: EntryState = { at: 'closed', message: null };

/** What was typed stays when it is refused; closing forgets it. */
export function entryFlow(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'opened':
      return state.at === 'closed' ? { at: 'open', entry: '', message: null } : state;
    case 'typed':
      return state.at === 'open' ? { at: 'open', entry: event.entry, message: null } : state;
    case 'sent':
      if (state.at === 'sending') return state;
      return { at: 'sending', entry: state.at === 'open' ? state.entry : '', wasOpen: state.at === 'open' };
    case 'refused': {
      const { message } = event;
      if (state.at === 'closed' || (state.at === 'sending' && !state.wasOpen)) return { at: 'closed', message };
      return { at: 'open', entry: state.entry, message };
    }
    case 'closed':
      return closedEntry;
    default:
      return event satisfies never;
  }
}

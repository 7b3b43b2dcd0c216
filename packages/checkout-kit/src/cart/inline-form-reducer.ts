/** A small inline form: promotion code, donation. */
export type InlineFormState =
  | { status: 'closed'; message: string | null }
  | { status: 'open'; entry: string; message: string | null }
  | { status: 'sending'; entry: string; wasOpen: boolean };

/** A form that has an entry. */
export type OpenForm = Extract<InlineFormState, { entry: string }>;

export type EntryEvent =
  | { type: 'opened' }
  | { type: 'changed'; entry: string }
  | { type: 'sent' }
  | { type: 'rejected'; message: string }
  | { type: 'closed' };

export const initialInlineFormState: InlineFormState = { status: 'closed', message: null };

/** Reduces an event of an inline form: an error preserves the entry, closing discards it. */
export function inlineFormReducer(state: InlineFormState, event: EntryEvent): InlineFormState {
  switch (event.type) {
    case 'opened':
      return state.status === 'closed' ? { status: 'open', entry: '', message: null } : state;
    case 'changed':
      return state.status === 'open' ? { status: 'open', entry: event.entry, message: null } : state;
    case 'sent':
      if (state.status === 'sending') return state;
      return { status: 'sending', entry: state.status === 'open' ? state.entry : '', wasOpen: state.status === 'open' };
    case 'rejected': {
      const { message } = event;
      if (state.status === 'closed' || (state.status === 'sending' && !state.wasOpen))
        return { status: 'closed', message };
      return { status: 'open', entry: state.entry, message };
    }
    case 'closed':
      return initialInlineFormState;
    default:
      return event satisfies never;
  }
}

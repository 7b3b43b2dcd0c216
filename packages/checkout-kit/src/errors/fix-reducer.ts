import { type CartValidation, type ValidationItem, type ValidationPrompt, getValidationPrompt } from '@settee/domain';

/** One problem with the call that settles it. */
export interface Fix extends ValidationPrompt {
  items: readonly ValidationItem[];
}

/** Progress of 'Fix All': the remaining fixes in the order of their calls, and the completed ones. */
export type FixState = {
  status: 'confirming' | 'fixing' | 'failed' | 'done';
  left: readonly Fix[];
  done: readonly Fix[];
};

export type FixEvent = { type: 'started' } | { type: 'fixed' } | { type: 'failed' };

/** The problems of a validation that a call settles. VALID-08 */
export function getFixes({ problems = [] }: Pick<CartValidation, 'problems'>): Fix[] {
  return problems.flatMap(({ errorType, items }) => {
    const prompt = getValidationPrompt(errorType);
    return prompt ? { ...prompt, items } : [];
  });
}

export const initialFixState = (left: readonly Fix[]): FixState => ({ status: 'confirming', left, done: [] });

/** Reduces an event of 'Fix everything'; a failure preserves the remaining problems. */
export function fixReducer(state: FixState, event: FixEvent): FixState {
  switch (event.type) {
    case 'started':
      return state.status === 'confirming' || state.status === 'failed' ? { ...state, status: 'fixing' } : state;
    case 'fixed': {
      const [first, ...left] = state.left;
      if (state.status !== 'fixing' || !first) return state;
      return { status: left.length > 0 ? 'fixing' : 'done', left, done: [...state.done, first] };
    }
    case 'failed':
      return state.status === 'fixing' ? { ...state, status: 'failed' } : state;
    default:
      return event satisfies never;
  }
}

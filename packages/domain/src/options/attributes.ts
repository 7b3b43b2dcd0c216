import type { Choice, ChoiceAttribute } from './choice.ts';

/** The attributes of a choice under whichever spelling the backend used; `attributes` wins. CHOICE-02 */
export function getAttributes(choice: Pick<Choice, 'attributes' | 'choiceAttibutes'>): readonly ChoiceAttribute[] {
  return choice.attributes ?? choice.choiceAttibutes ?? [];
}

import type { Choice } from '@settee/domain';

/** What a choice is called outside of its group: 'Washed Linen, Flax'. */
export function choiceName({ swatchName, title }: Pick<Choice, 'swatchName' | 'title'>): string {
  return swatchName || title;
}

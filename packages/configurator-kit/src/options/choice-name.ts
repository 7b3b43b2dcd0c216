import type { Choice } from '@settee/domain';

/** Name of a choice outside its group: 'Washed Linen, Flax'. */
export function choiceName({ swatchName, title }: Pick<Choice, 'swatchName' | 'title'>): string {
  return swatchName || title;
}

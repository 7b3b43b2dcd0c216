import type { Choice, Option } from '@settee/domain';
import type { LabeledPicker } from './picker-props.ts';

/** Returns the reason that a choice is unavailable; `null` if it is available. */
export function getUnavailableReason(
  choice: Choice,
  { compatible, labels }: Pick<LabeledPicker, 'compatible' | 'labels'>,
): string | null {
  if (choice.isDisabled) return labels.disabled;
  return compatible.has(choice.code) ? null : labels.incompatible;
}

/** Returns the choices of all groups. */
export function allChoices({ choiceGroups }: Pick<Option, 'choiceGroups'>): readonly Choice[] {
  return choiceGroups.flatMap(({ choices }) => choices);
}

/** Returns the choice to describe while none is hovered: the selected one, else the first available one. */
export function getDescribedChoice(
  option: Pick<Option, 'choiceGroups'>,
  value: number | undefined,
): Choice | undefined {
  const choices = allChoices(option);
  return choices.find(({ code }) => code === value) ?? choices.find(({ isDisabled }) => !isDisabled) ?? choices[0];
}

/** Returns the URL of the swatch of a choice, if it has one. */
export function getSwatchUrl({ images }: Pick<Choice, 'images'>): string | undefined {
  return images.desktopHiRes || images.desktop || undefined;
}

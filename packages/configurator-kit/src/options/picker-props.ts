import type { Choice, ChoiceGroup, Option } from '@settee/domain';
import type { ProductDetailsMessages } from './details-messages.ts';
import type { ProductMessages } from './messages.ts';

/** What every picker is given. */
export interface PickerProps {
  option: Option;
  /** Code of the choice that shows as taken. */
  value: number | undefined;
  onPick: (choiceCode: number) => void;
  /** Codes of the choices that go with what else is chosen. */
  compatible: ReadonlySet<number>;
  /** What the product would cost with a choice, formatted. */
  priceWith: (choiceCode: number) => string;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  words: ProductMessages & Partial<ProductDetailsMessages>;
  /** What filters in force leave of a material's groups. */
  narrowed?: readonly ChoiceGroup[] | undefined;
  /** Id of the message that asks for a choice; marks the group invalid. */
  errorId?: string | undefined;
}

/** Why a choice cannot be taken; `null` when it can. */
export function getUnavailableReason(
  choice: Choice,
  { compatible, words: labels }: Pick<PickerProps, 'compatible' | 'words'>,
): string | null {
  if (choice.isDisabled) return labels.disabled;
  return compatible.has(choice.code) ? null : labels.incompatible;
}

export function allChoices({ choiceGroups }: Pick<Option, 'choiceGroups'>): readonly Choice[] {
  return choiceGroups.flatMap(({ choices }) => choices);
}

/** The choice that is told of while none is pointed at: the one made, else the first that can be had. */
export function getDescribedChoice(
  option: Pick<Option, 'choiceGroups'>,
  value: number | undefined,
): Choice | undefined {
  const choices = allChoices(option);
  return choices.find(({ code }) => code === value) ?? choices.find(({ isDisabled }) => !isDisabled) ?? choices[0];
}

/** Address of the picture of a choice, if it has one. */
export function getImage({ images }: Pick<Choice, 'images'>): string | undefined {
  return images.desktopHiRes || images.desktop || undefined;
}

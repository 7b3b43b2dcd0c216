import type { Choice, ChoiceGroup, Option } from '@settee/domain';
import type { ProductDetailsMessages } from './details-messages.ts';
import type { ProductMessages } from './messages.ts';

/** Props shared by all pickers. */
export interface PickerProps {
  /** The option with its groups of choices. */
  option: Option;
  /** Code of the choice that shows as taken. */
  value: number | undefined;
  /** Called with the code of the choice that is taken. */
  onSelect: (choiceCode: number) => void;
  /** Codes of the choices that go with what else is chosen. */
  compatible: ReadonlySet<number>;
  /** Formatted price of the product with a choice. */
  priceWith: (choiceCode: number) => string;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  /** Groups of a material reduced by the applied filters. */
  narrowed?: readonly ChoiceGroup[] | undefined;
  /** Id of the error message for a missing choice; marks the group as invalid. */
  errorId?: string | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductMessages & ProductDetailsMessages> | undefined;
}

/** A picker with all of its words. */
export interface LabeledPicker extends PickerProps {
  labels: ProductMessages;
}

/** Returns the reason that a choice is unavailable; `null` if it is available. */
export function getUnavailableReason(
  choice: Choice,
  { compatible, labels }: Pick<LabeledPicker, 'compatible' | 'labels'>,
): string | null {
  if (choice.isDisabled) return labels.disabled;
  return compatible.has(choice.code) ? null : labels.incompatible;
}

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

/** Address of the picture of a choice, if it has one. */
export function getImage({ images }: Pick<Choice, 'images'>): string | undefined {
  return images.desktopHiRes || images.desktop || undefined;
}

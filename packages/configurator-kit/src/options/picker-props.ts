import type { ChoiceGroup, Option } from '@settee/domain';
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

import type { Choice, ChoiceGroup } from './choice.ts';
import { chosenChoices, isAllOptionsSelected, type Configuration } from './configuration.ts';
import type { Option } from './option.ts';
import { defaultSortType, type SortType } from './sort-choices.ts';

/** State key of a product page; cart line items have separate keys. OPT-23 */
export const defaultItemKey = 'item-0';

/** Selected and displayed choices of one item. OPT-23 */
export interface FabricChoiceState {
  /** By option sequence. */
  selectedProduct: Readonly<Record<number, Choice>>;
  allFabricChoiceGroups: readonly ChoiceGroup[];
  /** Those the filters leave, in order. */
  fabricChoiceGroups: readonly ChoiceGroup[];
  sortFilterType: SortType;
  isAllOptionsSelected: boolean;
}

/** By item key. OPT-23 */
export type FabricChoiceStates = Readonly<Record<string, FabricChoiceState>>;

/** The state of an item before anything is filtered. OPT-19, OPT-23 */
export function getFabricChoiceState(
  options: readonly Option[],
  configuration: Configuration,
  option: Pick<Option, 'choiceGroups'>,
): FabricChoiceState {
  const chosen = chosenChoices(options, configuration);
  return {
    selectedProduct: Object.fromEntries(chosen.map(({ option: of, choice }) => [of.optionSequence, choice])),
    allFabricChoiceGroups: option.choiceGroups,
    fabricChoiceGroups: option.choiceGroups,
    sortFilterType: defaultSortType,
    isAllOptionsSelected: options.length > 0 && isAllOptionsSelected(options, configuration),
  };
}

import { chosenChoices, type Configuration } from './configuration.ts';
import type { Option, SelectionPayload } from './option.ts';

/** Builds the payloads of the selected choices, in the order of the options. CHOICE-09 */
export function selectionPayloads(
  options: readonly Option[],
  configuration: Configuration,
): readonly SelectionPayload[] {
  return chosenChoices(options, configuration).map(({ option, choice }) => ({
    optionCode: option.optionCode,
    optionType: option.optionType,
    choiceCode: choice.code,
    source: option.source,
    optionSequence: option.optionSequence,
    matchingSkus: choice.matchingSkus,
    allChoiceMatchingSkus: option.allChoiceMatchingSkus,
  }));
}

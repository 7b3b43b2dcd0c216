import type { Sku } from '../site/brand.ts';
import { getChoice, chosenChoices, clearChoice, type Configuration } from './configuration.ts';
import type { Option } from './option.ts';

/** Returns the SKUs of an option without a selected choice. */
function skusOfOption(option: Option): readonly Sku[] {
  if (option.allChoiceMatchingSkus.length > 0) return option.allChoiceMatchingSkus;
  return option.choiceGroups.flatMap(({ choices }) => choices.flatMap(({ matchingSkus }) => matchingSkus));
}

function intersection(sets: readonly (readonly Sku[])[]): readonly Sku[] {
  const [first = [], ...others] = sets;
  const rest = others.map((skus) => new Set(skus));
  return [...new Set(first)].filter((sku) => rest.every((skus) => skus.has(sku)));
}

/** Returns the SKUs that match every selected choice; an open option allows any of its SKUs. */
export function matchingSkus(options: readonly Option[], configuration: Configuration): readonly Sku[] {
  const sets = options.map((option) => {
    return getChoice(option, configuration[option.optionCode])?.matchingSkus ?? skusOfOption(option);
  });
  return intersection(sets);
}

/** Returns the SKU of a configuration; `null` while several or none match. */
export function configuredSku(options: readonly Option[], configuration: Configuration): Sku | null {
  const skus = matchingSkus(options, configuration);
  return skus.length === 1 ? (skus[0] ?? null) : null;
}

/** The codes of an option's choices that go with what the other options have chosen, disabled ones left out. */
export function compatibleChoices(
  options: readonly Option[],
  configuration: Configuration,
  option: Option,
): ReadonlySet<number> {
  const open = new Set(matchingSkus(options, clearChoice(configuration, option.optionCode)));
  const choices = option.choiceGroups.flatMap((group) => group.choices);
  return new Set(
    choices
      .filter(({ isDisabled, matchingSkus: skus }) => !isDisabled && skus.some((sku) => open.has(sku)))
      .map(({ code }) => code),
  );
}

/** Returns the conflicting options: those that resolve the conflict when cleared, else all selected options. */
export function conflictingOptions(options: readonly Option[], configuration: Configuration): readonly number[] {
  if (matchingSkus(options, configuration).length > 0) return [];
  const chosen = chosenChoices(options, configuration).map(({ option }) => option.optionCode);
  const single = chosen.filter(
    (optionCode) => matchingSkus(options, clearChoice(configuration, optionCode)).length > 0,
  );
  return single.length > 0 ? single : chosen;
}

import type { Sku } from '../site/brand.ts';
import type { Choice } from './choice.ts';
import {
  getChoice,
  choose,
  type ChosenChoice,
  chosenChoices,
  type Configuration,
  clearChoice,
} from './configuration.ts';
import { conflictingOptions, matchingSkus } from './matching-skus.ts';
import type { Option } from './option.ts';

/** A configuration that can be had, and the choices that had to change for it. */
export interface NearestConfiguration {
  configuration: Configuration;
  changed: readonly ChosenChoice[];
}

/** Returns the selected choices that conflict with a choice; empty when it is compatible. */
export function getClashes(
  options: readonly Option[],
  configuration: Configuration,
  option: Option,
  choice: Choice,
): readonly ChosenChoice[] {
  const requested = choose(configuration, option.optionCode, choice.code);
  const clashing = new Set(conflictingOptions(options, requested).filter((code) => code !== option.optionCode));
  const others = chosenChoices(options, clearChoice(configuration, option.optionCode));
  if (matchingSkus(options, requested).length > 0) return [];
  const named = others.filter((each) => clashing.has(each.option.optionCode));
  return named.length > 0 ? named : others;
}

/**
 * Returns the enabled choice of an option that matches a SKU and is closest in sequence to the replaced choice.
 */
function replacement(option: Option, old: Choice, sku: Sku): Choice | null {
  const open = option.choiceGroups
    .flatMap(({ choices }) => choices)
    .filter(({ isDisabled, matchingSkus: skus }) => !isDisabled && skus.includes(sku));
  const distance = ({ sequence }: Choice) => Math.abs(sequence - old.sequence);
  return open.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function toReach(
  options: readonly Option[],
  configuration: Configuration,
  pinned: number,
  sku: Sku,
): NearestConfiguration | null {
  const changed: ChosenChoice[] = [];
  let reached = configuration;
  for (const { option, choice } of chosenChoices(options, configuration)) {
    if (option.optionCode === pinned || choice.matchingSkus.includes(sku)) continue;
    const other = replacement(option, choice, sku);
    if (!other) return null;
    changed.push({ option, choice: other });
    reached = choose(reached, option.optionCode, other.code);
  }
  return matchingSkus(options, reached).length > 0 ? { configuration: reached, changed } : null;
}

/**
 * The configuration with a choice and the fewest other options changed; of equals the first sku's. Options still open
 * stay open. `null` when the choice is not offered or disabled.
 */
export function nearestConfiguration(
  options: readonly Option[],
  configuration: Configuration,
  optionCode: number,
  choiceCode: number,
): NearestConfiguration | null {
  const option = options.find((candidate) => candidate.optionCode === optionCode);
  const choice = option && getChoice(option, choiceCode);
  if (!choice || choice.isDisabled) return null;
  const requested = choose(configuration, optionCode, choiceCode);
  const reached = choice.matchingSkus.flatMap((sku) => toReach(options, requested, optionCode, sku) ?? []);
  return reached.toSorted((one, other) => one.changed.length - other.changed.length)[0] ?? null;
}

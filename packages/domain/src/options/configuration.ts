import type { Choice } from './choice.ts';
import { inSequence, type Option } from './option.ts';

/** Choice codes by option code, partial or complete. Plain data, compared by value. */
export type Configuration = Readonly<Record<number, number>>;

/** A chosen choice with the option it belongs to. */
export interface ChosenChoice {
  option: Option;
  choice: Choice;
}

/** Choices by code, cached per choice groups, since an option may have thousands. */
const byCode = new WeakMap<Option['choiceGroups'], ReadonlyMap<number, Choice>>();

function choicesByCode({ choiceGroups }: Option): ReadonlyMap<number, Choice> {
  const known = byCode.get(choiceGroups);
  if (known) return known;
  const choices = choiceGroups.flatMap((group) => group.choices);
  // Of two with one code the first counts.
  const fresh = new Map(choices.toReversed().map((choice) => [choice.code, choice]));
  byCode.set(choiceGroups, fresh);
  return fresh;
}

/** The choice an option has under a code; `null` when it has none. */
export function getChoice(option: Option, choiceCode: number | undefined): Choice | null {
  return (choiceCode !== undefined && choicesByCode(option).get(choiceCode)) || null;
}

/** Returns the configuration selected by the backend. */
export function getConfiguration(options: readonly Pick<Option, 'optionCode' | 'choiceCode'>[]): Configuration {
  const chosen: Record<number, number> = {};
  for (const { optionCode, choiceCode } of options) if (choiceCode !== null) chosen[optionCode] = choiceCode;
  return chosen;
}

/** The configuration with another choice for one option. */
export function choose(configuration: Configuration, optionCode: number, choiceCode: number): Configuration {
  return { ...configuration, [optionCode]: choiceCode };
}

/** The configuration without a choice for one option. */
export function clearChoice(configuration: Configuration, optionCode: number): Configuration {
  const { [optionCode]: _dropped, ...rest } = configuration;
  return rest;
}

/** The choices of a configuration that exist, in the options' sequence. */
export function chosenChoices(options: readonly Option[], configuration: Configuration): readonly ChosenChoice[] {
  return inSequence(options).flatMap((option) => {
    const choice = getChoice(option, configuration[option.optionCode]);
    return choice ? [{ option, choice }] : [];
  });
}

/** The first option without a choice, for the message at add time; `null` when every option has one. OPT-16, OPT-18 */
export function findFirstMissingOption(options: readonly Option[], configuration: Configuration): Option | null {
  return inSequence(options).find((option) => !getChoice(option, configuration[option.optionCode])) ?? null;
}

/** Codes of the options without a choice, in the options' sequence. OPT-16, OPT-18 */
export function unselectedOptions(options: readonly Option[], configuration: Configuration): readonly number[] {
  return inSequence(options)
    .filter((option) => !getChoice(option, configuration[option.optionCode]))
    .map(({ optionCode }) => optionCode);
}

/** Whether as many options are chosen as there are. OPT-18, OPT-19 */
export function isAllOptionsSelected(options: readonly Option[], configuration: Configuration): boolean {
  return unselectedOptions(options, configuration).length === 0;
}

/** One line per option, chosen or not. OPT-06 */
export function selectionSummary(
  options: readonly Option[],
  configuration: Configuration,
): readonly { optionCode: number; title: string; choice: Choice | null }[] {
  return inSequence(options).map((option) => ({
    optionCode: option.optionCode,
    title: option.header.title,
    choice: getChoice(option, configuration[option.optionCode]),
  }));
}

/** Whether two configurations make the same choice in the same options. */
export function isSameConfiguration(one: Configuration, other: Configuration): boolean {
  const codes = Object.entries(one);
  return codes.length === Object.keys(other).length && codes.every(([option, code]) => other[Number(option)] === code);
}

import type { Choice, ChoiceGroup } from './choice.ts';
import type { Configuration } from './configuration.ts';
import { materialLimits } from './material-groups.ts';
import type { Option } from './option.ts';
import type { ProductPage } from './product-page.ts';

/** Maximum choices of an option in a brief list. */
const maxChoices = 200;

/** The cheapest choice of each sku, from which open options get their price. */
function cheapest(choices: readonly Choice[]): Choice[] {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    if (choice.isDisabled) continue;
    for (const sku of choice.matchingSkus) {
      const known = found.get(sku);
      if (!known || choice.additionalDetails.addPrice < known.additionalDetails.addPrice) found.set(sku, choice);
    }
  }
  return [...found.values()];
}

/** A choice without the texts that are read only when it is opened. */
const withoutTexts = (choice: Choice): Choice => ({
  ...choice,
  additionalDetails: {
    ...choice.additionalDetails,
    careInstructions: [],
    features: [],
    content: '',
    origin: '',
    comfort: null,
    products: [],
  },
});

function briefOption(option: Option, chosen: number | undefined): Option {
  const { choiceGroups, choiceCode } = option;
  const choices = choiceGroups.flatMap((group) => group.choices);
  if (choices.length <= maxChoices) return option;
  // One more than a picker shows, so that it knows of more.
  const atFirst = choiceGroups
    .slice(0, materialLimits.groups)
    .flatMap((group) => group.choices.slice(0, materialLimits.choicesPerGroup + 1));
  const needed = new Set([...atFirst, ...cheapest(choices)].map(({ code }) => code));
  const selected = [chosen, choiceCode];
  for (const code of selected) if (typeof code === 'number') needed.add(code);
  const briefGroups = choiceGroups.map((group) => ({
    ...group,
    choices: group.choices
      .filter(({ code }) => needed.has(code))
      .map((choice) => (selected.includes(choice.code) ? choice : withoutTexts(choice))),
  }));
  // One more than a picker shows here, too.
  const isShown = (group: ChoiceGroup, index: number) => index <= materialLimits.groups || group.choices.length > 0;
  return { ...option, choiceGroups: briefGroups.filter(isShown) };
}

type PageWithOptions = Pick<ProductPage, 'options' | 'configuredPictures' | 'shownChoices'>;

/**
 * Cuts options with very many choices to those that a page shows and prices at first, with the chosen ones; only the
 * chosen ones have their texts and pictures. Returns the same page when nothing is cut. Counts in headers stay those of
 * all choices.
 */
export function briefPage<P extends PageWithOptions>(page: P, chosen: Configuration): P {
  const options = page.options.map((option) => briefOption(option, chosen[option.optionCode]));
  if (options.every((option, index) => option === page.options[index])) return page;
  const codes = page.options.flatMap((option, index) => {
    const { optionCode, choiceCode, choiceGroups } = option;
    if (option === options[index]) return choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code));
    return [chosen[optionCode], choiceCode, page.shownChoices?.[optionCode]];
  });
  const pictures = Object.entries(page.configuredPictures).filter(([code]) => codes.includes(Number(code)));
  return { ...page, options, configuredPictures: Object.fromEntries(pictures) };
}

import { getAttributes } from './attributes.ts';
import type { Choice, ChoiceGroup } from './choice.ts';

/** 1 soonest delivery, 2 as the catalog has them, 3 by price, 4 by name. FILTER-20 */
export type SortType = 1 | 2 | 3 | 4;

export const sortTypes: readonly SortType[] = [1, 2, 3, 4];

/** Soonest delivery; the toggle for it starts on. FILTER-14, FILTER-20 */
export const defaultSortType: SortType = 1;

/** The order when the delivery toggle is off. */
export const untoggledSortType: SortType = 2;

/** Attribute of a choice that holds the days until it is delivered, as '35-49'. */
export const deliveryAttribute = 'delivery-days';

export function parseSortType(typed: unknown): SortType {
  return sortTypes.find((type) => String(type) === String(typed)) ?? defaultSortType;
}

/** Returns the first and last delivery day of a choice, counted from the order; `null` when unknown. */
export function deliveryDaysOf(
  choice: Pick<Choice, 'attributes' | 'choiceAttibutes'>,
): { from: number; to: number } | null {
  const text = getAttributes(choice).find(({ attributeId }) => attributeId === deliveryAttribute)?.value ?? '';
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

const never = 10_000;

/** Soonest by its last day, then by its first. */
function soonness(choice: Choice): number {
  const days = deliveryDaysOf(choice);
  return days ? days.to * 1000 + days.from : never * 1000;
}

function by(sort: SortType): { choice: (choice: Choice) => number; group: (group: ChoiceGroup) => number } {
  const choice = {
    1: soonness,
    2: ({ sequence }: Choice) => sequence,
    3: ({ additionalDetails }: Choice) => additionalDetails.addPrice,
    4: () => 0,
  }[sort];
  const least = ({ choices }: ChoiceGroup) => choices.reduce((low, each) => Math.min(low, choice(each)), Infinity);
  return { choice, group: sort === 3 ? ({ header }) => header.currentPrice : least };
}

/** Sorts by a number computed once per entry; returns the same array when already sorted. */
function sortedBy<Entry>(list: readonly Entry[], figure: (entry: Entry) => number): readonly Entry[] {
  const figures = list.map(figure);
  if (figures.every((each, at) => at === 0 || (figures[at - 1] ?? 0) <= each)) return list;
  return list
    .map((entry, at) => ({ entry, figure: figures[at] ?? 0 }))
    .toSorted((one, other) => one.figure - other.figure)
    .map(({ entry }) => entry);
}

/** Sorts groups and their choices; the sort is stable. */
export function sortGroups(groups: readonly ChoiceGroup[], sort: SortType): readonly ChoiceGroup[] {
  if (sort === 4) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return groups
      .map((group) => ({
        ...group,
        choices: group.choices.toSorted((one, other) => compare(one.title, other.title)),
      }))
      .toSorted((one, other) => compare(one.header.title, other.header.title));
  }
  const figures = by(sort);
  const sorted = groups.map((group) => {
    const choices = sortedBy(group.choices, figures.choice);
    return choices === group.choices ? group : { ...group, choices };
  });
  return sortedBy(sorted, figures.group);
}

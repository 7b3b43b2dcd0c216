import { getAttributes } from './attributes.ts';
import type { Choice, ChoiceGroup } from './choice.ts';

/** 1 soonest delivery, 2 catalog order, 3 price, 4 name. FILTER-20 */
export type SortType = 1 | 2 | 3 | 4;

/** Orders of a list of choices. */
export const sortTypes: readonly SortType[] = [1, 2, 3, 4];

/** Soonest delivery; the toggle for it starts on. FILTER-14, FILTER-20 */
export const defaultSortType: SortType = 1;

/** The sort order while the delivery toggle is off. */
export const untoggledSortType: SortType = 2;

/** Attribute of a choice with the days until its delivery, such as '35-49'. */
export const deliveryAttribute = 'delivery-days';

/** Returns the order of a URL or a form; the default for anything unknown. */
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

/** Sort key of the delivery: the last day, then the first. */
function deliveryKey(choice: Choice): number {
  const days = deliveryDaysOf(choice);
  return days ? days.to * 1000 + days.from : never * 1000;
}

/** Returns the sort keys of choices and of groups; a group has the lowest key of its choices, or its own price. */
function sortKeys(sort: SortType): { choice: (choice: Choice) => number; group: (group: ChoiceGroup) => number } {
  const choice = {
    1: deliveryKey,
    2: ({ sequence }: Choice) => sequence,
    3: ({ additionalDetails }: Choice) => additionalDetails.addPrice,
    4: () => 0,
  }[sort];
  const lowest = ({ choices }: ChoiceGroup) => choices.reduce((low, each) => Math.min(low, choice(each)), Infinity);
  return { choice, group: sort === 3 ? ({ header }) => header.currentPrice : lowest };
}

/** Sorts by a key computed once per entry; returns the same array if it is sorted already. */
function sortedBy<Entry>(list: readonly Entry[], getKey: (entry: Entry) => number): readonly Entry[] {
  const keys = list.map(getKey);
  if (keys.every((key, index) => index === 0 || (keys[index - 1] ?? 0) <= key)) return list;
  return list
    .map((entry, index) => ({ entry, key: keys[index] ?? 0 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ entry }) => entry);
}

/** Sorts groups and their choices; the sort is stable. */
export function sortGroups(groups: readonly ChoiceGroup[], sort: SortType, locale = 'en'): readonly ChoiceGroup[] {
  if (sort === 4) {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return groups
      .map((group) => ({
        ...group,
        choices: group.choices.toSorted((one, other) => compare(one.title, other.title)),
      }))
      .toSorted((one, other) => compare(one.header.title, other.header.title));
  }
  const keys = sortKeys(sort);
  const sorted = groups.map((group) => {
    const choices = sortedBy(group.choices, keys.choice);
    return choices === group.choices ? group : { ...group, choices };
  });
  return sortedBy(sorted, keys.group);
}

import type { Choice, ChoiceImages } from './choice.ts';
import { browseLimits } from './filter.ts';
import { parsedJson } from '../site/untrusted-text.ts';

/** Viewed choice. CHOICE-10 */
export interface RecentSwatch {
  OptionCode: number;
  ChoiceCode: number;
}

/** A choice with the pictures that the section shows. CHOICE-04 */
export interface RecentChoice extends Choice {
  recentlyViewedImages: ChoiceImages;
}

/** Maximum number of stored and of displayed swatches. RECENT-02, RECENT-04 */
export const recentLimits = { stored: 24, shown: 6 } as const;

/** Key of the browser storage. RECENT-08 */
export const recentStorageKey = 'recentSwatches';

const isCode = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999_999_999;

/** The newest in front, a repeat moved there, the oldest dropped. RECENT-02, RECENT-03, RECENT-08 */
export function addRecentSwatch(records: readonly RecentSwatch[], newest: RecentSwatch): readonly RecentSwatch[] {
  return [newest, ...records.filter(({ ChoiceCode }) => ChoiceCode !== newest.ChoiceCode)].slice(
    0,
    recentLimits.stored,
  );
}

/** Parses the stored records; invalid ones are ignored. CHOICE-10 */
export function parseRecentSwatches(text: string | null): readonly RecentSwatch[] {
  const records = (parsedJson(text, Array.isArray) ?? []).flatMap((each: unknown): RecentSwatch[] => {
    if (typeof each !== 'object' || each === null || !('OptionCode' in each) || !('ChoiceCode' in each)) return [];
    const { OptionCode, ChoiceCode } = each;
    return isCode(OptionCode) && isCode(ChoiceCode) ? [{ OptionCode, ChoiceCode }] : [];
  });
  return records
    .filter(({ ChoiceCode }, index) => records.findIndex((other) => other.ChoiceCode === ChoiceCode) === index)
    .slice(0, recentLimits.stored);
}

/** Whether the section shows. RECENT-05 to RECENT-07 */
export function isRecentShown(input: { recent: number; choices: number; isLineItem: boolean }): boolean {
  return input.recent > 0 && input.choices > browseLimits.withoutRecent && !input.isLineItem;
}

/** The recent choices in the order of their records, of those that an option offers, six at most. RECENT-04, RECENT-08 */
export function shownRecent<C extends Pick<Choice, 'code'>>(
  records: readonly RecentSwatch[],
  choices: readonly C[],
  offered: (code: number) => boolean,
): readonly C[] {
  return records
    .flatMap(({ ChoiceCode }) => choices.find(({ code }) => code === ChoiceCode && offered(code)) ?? [])
    .slice(0, recentLimits.shown);
}

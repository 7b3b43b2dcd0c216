import type { Configuration } from './configuration.ts';

/** Current options of a summary, and those restored by a reset. SUMM-03 */
export interface SummaryOptions {
  initialOptions: Configuration;
  options: Configuration;
}

/** Summaries by key, such as a sku. SUMM-03 */
export type Summaries = Readonly<Record<string, SummaryOptions>>;

/** Adds a summary; an existing summary is unchanged. */
export function initSummary(summaries: Summaries, key: string, initialOptions: Configuration): Summaries {
  if (Object.hasOwn(summaries, key)) return summaries;
  return { ...summaries, [key]: { initialOptions, options: initialOptions } };
}

const heldAt = (summaries: Summaries, key: string) => (Object.hasOwn(summaries, key) ? summaries[key] : undefined);

/** Returns the summaries with other choices for one product. */
export function changeSummary(summaries: Summaries, key: string, options: Configuration): Summaries {
  const held = heldAt(summaries, key);
  return held ? { ...summaries, [key]: { ...held, options } } : summaries;
}

/** Puts one summary back to its `initialOptions`; the others stay. */
export function resetSummary(summaries: Summaries, key: string): Summaries {
  const held = heldAt(summaries, key);
  return held ? changeSummary(summaries, key, held.initialOptions) : summaries;
}

import type { Configuration } from './configuration.ts';

/** What one summary holds: its options now, and those a reset returns to. SUMM-03 */
export interface SummaryOptions {
  initialOptions: Configuration;
  options: Configuration;
}

/** Summaries by key, such as a sku. SUMM-03 */
export type Summaries = Readonly<Record<string, SummaryOptions>>;

/** Begins a summary; one that is held already keeps what it began with. */
export function initSummary(summaries: Summaries, key: string, initialOptions: Configuration): Summaries {
  if (Object.hasOwn(summaries, key)) return summaries;
  return { ...summaries, [key]: { initialOptions, options: initialOptions } };
}

const heldAt = (summaries: Summaries, key: string) => (Object.hasOwn(summaries, key) ? summaries[key] : undefined);

export function changeSummary(summaries: Summaries, key: string, options: Configuration): Summaries {
  const held = heldAt(summaries, key);
  return held ? { ...summaries, [key]: { ...held, options } } : summaries;
}

/** Puts one summary back to its `initialOptions`; the others stay. */
export function resetSummary(summaries: Summaries, key: string): Summaries {
  const held = heldAt(summaries, key);
  return held ? changeSummary(summaries, key, held.initialOptions) : summaries;
}

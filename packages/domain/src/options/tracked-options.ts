import type { OptionType } from './option.ts';

/** Whether choices of an option count as viewed. RECENT-01 */
export function isTrackedAsViewed(optionType: OptionType): boolean {
  return optionType === 'fabric' || optionType === 'leather';
}

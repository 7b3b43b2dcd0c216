import { isTrackedAsViewed, type Option } from '@settee/domain';
import { saveRecentSwatch } from './recent-swatches.ts';

/** Remembers a choice of fabric or leather, and no other. RECENT-01 */
export function recordSwatch(
  { optionCode, optionType }: Pick<Option, 'optionCode' | 'optionType'>,
  choiceCode: number,
): void {
  if (isTrackedAsViewed(optionType)) saveRecentSwatch(optionCode, choiceCode);
}

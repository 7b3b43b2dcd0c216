import { isMaterial, type Option } from '@settee/domain';
import { saveRecentSwatch } from './recent-swatches.ts';

/** Stores a choice of a material as viewed. RECENT-01 */
export function recordSwatch(option: Pick<Option, 'optionCode' | 'optionType'>, choiceCode: number): void {
  if (isMaterial(option)) saveRecentSwatch(option.optionCode, choiceCode);
}

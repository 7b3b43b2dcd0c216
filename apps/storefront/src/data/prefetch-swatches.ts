import type { SwatchSubject } from '@settee/configurator-kit';
import { getSwatchAvailability, getSwatchForm } from '@settee/contract';
import type { SwatchSelection } from '@settee/domain';
import { recentSwatches } from '../edges/recent-swatches.ts';
import { useDataSource } from './data-source.ts';

export const toAvailabilityInput = (codes: SwatchSelection) => ({ choiceCodes: codes.join() });

export function toFormInput({ sku, codes }: SwatchSubject) {
  const recent = recentSwatches().map(({ ChoiceCode }) => ChoiceCode);
  const [choiceCode = 0] = codes;
  return { sku, choiceCode, selected: codes.join(), recent: recent.join() };
}

/** Returns a function that reads what the form for free swatches shows, before it opens. */
export function usePrefetchSwatches(): (subject: SwatchSubject) => void {
  const { prefetch } = useDataSource();
  return (subject) => {
    if (subject.codes.length > 0) prefetch(getSwatchAvailability, toAvailabilityInput(subject.codes));
    prefetch(getSwatchForm, toFormInput(subject));
  };
}

import type { OptionType } from '@settee/domain';
import { surcharge } from '../money.ts';
import type { CatalogChoice, CatalogChoiceGroup } from './types.ts';

/** Empty upholstery fields, for choices that are not materials. */
export const noUpholstery = {
  description: '',
  picture: '',
  color: '',
  typeName: '',
  colorGroup: '',
  features: [],
  content: '',
  origin: '',
  care: [],
  comfort: null,
  deliveryDays: null,
  swatchInStock: false,
} satisfies Partial<CatalogChoice>;

interface ChoiceRow {
  code: number;
  title: string;
  description?: string;
  /** Surcharge in US dollars. */
  dollars?: number;
  picture?: string;
}

/** Creates one group of text choices. */
export function groupInWords(
  code: string,
  title: string,
  groupType: OptionType,
  choices: readonly ChoiceRow[],
): CatalogChoiceGroup {
  return {
    code,
    title,
    subtitle: '',
    groupType,
    choices: choices.map(({ dollars = 0, ...choice }) => ({
      ...noUpholstery,
      ...choice,
      addPrice: surcharge(dollars),
    })),
  };
}

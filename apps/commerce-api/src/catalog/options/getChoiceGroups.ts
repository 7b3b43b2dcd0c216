import type { getChoiceGroups as endpoint } from '@settee/contract';
import { parseSortType, sortGroups } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { notFound, validationError } from '../../platform/http/error-response.ts';
import { configurationIn } from './configuration-in.ts';
import { findMaterial } from './find-material.ts';

const unreadable = validationError([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);

/** The materials of an option in an order. FILTER-20, FILTER-26 */
export const getChoiceGroups: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const configuration = configurationIn(input.choices);
  if (!configuration) return unreadable;
  const option = await findMaterial(ctx, site, { sku: input.sku, optionCode: input.optionCode, configuration });
  return option ? { fabricChoiceGroups: sortGroups(option.choiceGroups, parseSortType(input.sortType)) } : notFound;
};

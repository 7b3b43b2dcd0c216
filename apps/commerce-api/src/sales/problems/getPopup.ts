import { popups } from '@settee/catalog';
import type { getPopup as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';

/** CMS-01, CARD-05 */
export const getPopup: Handler<typeof endpoint> = async ({ input }) =>
  Object.hasOwn(popups, input.popupName) ? (popups[input.popupName] ?? notFound) : notFound;

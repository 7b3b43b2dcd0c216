import type { moveToReviewPage as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { moveTo } from './move-to.ts';

/** CHK-28 */
export const moveToReviewPage: Handler<typeof endpoint> = (call) => moveTo(4, call);

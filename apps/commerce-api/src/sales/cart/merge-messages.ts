import { cartMessages } from './messages.ts';
import type { MergeNotice } from './tables.ts';

/** Time after a sign-in during which the cart shows the merge notice, in ms. */
const shownForMs = 30 * 60_000;

/** Returns the cart messages about a merged cart. README decision 13 */
export function mergeMessages(merge: MergeNotice | null, now: Date): string[] {
  if (!merge || now.getTime() - Date.parse(merge.at) > shownForMs) return [];
  return [cartMessages.merged(merge.pieces), ...(merge.isCut ? [cartMessages.mergeCut] : [])];
}

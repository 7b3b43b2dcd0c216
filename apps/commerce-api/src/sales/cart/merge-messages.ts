import { cartMessages } from './messages.ts';
import type { MergeNotice } from './tables.ts';

/** How long after a sign-in the cart tells what came in, in ms. */
const toldFor = 30 * 60_000;

/** What the cart says of another that came in. README decision 13 */
export function mergeMessages(merge: MergeNotice | null, now: Date): string[] {
  if (!merge || now.getTime() - Date.parse(merge.at) > toldFor) return [];
  return [cartMessages.merged(merge.pieces), ...(merge.isCut ? [cartMessages.mergeCut] : [])];
}

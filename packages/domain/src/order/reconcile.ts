/** Position of new items in a refresh: 1 at the front, 2 at the end. CHK-24, CHK-25 */
export type ReconcileMode = 1 | 2;

/** Joins the items shown with those of a refresh: fresh data in the old order, missing items marked removed. CHK-23 to CHK-25 */
export function reconcile<Item extends { id: string; isRemoved: boolean }>(
  shown: readonly Item[],
  fresh: readonly Item[],
  mode: ReconcileMode,
): readonly Item[] {
  const freshById = new Map(fresh.map((item) => [item.id, item]));
  const shownIds = new Set(shown.map(({ id }) => id));
  const remaining = shown.map((item) => freshById.get(item.id) ?? { ...item, isRemoved: true });
  const added = fresh.filter(({ id }) => !shownIds.has(id));
  return mode === 1 ? [...added, ...remaining] : [...remaining, ...added];
}

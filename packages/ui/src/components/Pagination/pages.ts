/** A page to show, `null` for some that are left out, and what a narrow screen shows in its place. */
export interface PageEntry {
  page: number | null;
  narrow: 'same' | 'gap' | 'nothing';
}

function sparse(current: number, count: number, reach: number): (number | null)[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => current - reach + index);
  const wanted = new Set([1, count, ...near].filter((page) => page >= 1 && page <= count));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const left = page - (sorted[index - 1] ?? 0) - 1;
    // An ellipsis in place of one page would not be shorter.
    return left === 0 ? [page] : [left === 1 ? page - 1 : null, page];
  });
}

/** Returns both ends, the current page and its neighbors; narrow screens omit the neighbors, which the arrows link to. */
export function pages(current: number, count: number): PageEntry[] {
  const shown = new Set(sparse(current, count, 0));
  let gap = false;
  return sparse(current, count, 1).map((page) => {
    const stays = page !== null && shown.has(page);
    const narrow = stays ? 'same' : gap ? 'nothing' : 'gap';
    gap = !stays;
    return { page, narrow };
  });
}

/** Page numbers to show, `null` where some are left out: the ends, the current one and its neighbours. */
export function pages(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((page, place) => {
    const left = page - (sorted[place - 1] ?? 0) - 1;
    // A gap of one page is no shorter than the page itself.
    return left === 0 ? [page] : [left === 1 ? page - 1 : null, page];
  });
}

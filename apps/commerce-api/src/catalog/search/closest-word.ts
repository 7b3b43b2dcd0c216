/** Distance of one more letter of both words, from the distances without it. */
function nextDistance(isSame: boolean, left: number, above: number, diagonal: number): number {
  return Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1));
}

/** Number of letters added, removed, replaced or swapped with their neighbor between two words. */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const least = nextDistance(one[i - 1] === other[j - 1], at(i, j - 1), at(i - 1, j), at(i - 1, j - 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isSwapped ? Math.min(least, at(i - 2, j - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
}

/** Number of wrong letters that a word of a length may have. */
const allowed = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Returns whether two words start alike; the first two letters of one may be swapped. */
const startsAlike = (one: string, other: string) => one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/** The word closest to a typed one that starts alike; the first of several. `null` when it is among them, or none is close. */
export function closestWord(typed: string, words: Iterable<string>): string | null {
  let closest: string | null = null;
  let least = allowed(typed.length) + 1;
  for (const word of words) {
    if (!startsAlike(typed, word)) continue;
    if (Math.abs(word.length - typed.length) >= least) continue;
    const distance = editDistance(typed, word);
    if (distance === 0) return null;
    if (distance >= least) continue;
    least = distance;
    closest = word;
  }
  return closest;
}

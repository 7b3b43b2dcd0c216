const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'live.com',
  'msn.com',
  'me.com',
  'mac.com',
  'att.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'protonmail.com',
  'proton.me',
  'ymail.com',
  'yahoo.ca',
  'hotmail.ca',
  'outlook.ca',
  'rogers.com',
  'bell.net',
  'shaw.ca',
  'telus.net',
  'sympatico.ca',
] as const;

/** Real domains that are one letter from one of the list. */
const realNeighbors: readonly string[] = ['mail.com', 'email.com', 'gmx.com', 'ail.com', 'he.com', 'we.com', 'mc.com'];

/** Number of inserted, deleted, replaced or swapped letters between two words; 9 for words that differ much in length. */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 9;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? 9) + 1 : 9;
      next[column] = Math.min(
        (last[column] ?? 9) + 1,
        (next[column - 1] ?? 9) + 1,
        (last[column - 1] ?? 9) + cost,
        swapped,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 9;
}

/** Returns the address that a mistyped domain probably means, such as jose@gmail.com for jose@gmial.con; `null` when nothing is likely. */
export function suggestEmail(typed: string): string | null {
  const [, local = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const entered = domain.toLowerCase();
  if (entered === '' || realNeighbors.includes(entered) || domains.some((known) => known === entered)) return null;
  const limit = entered.length < 8 ? 1 : 2;
  const [best] = domains
    .map((known) => ({ known, distance: editDistance(entered, known) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance);
  return best ? `${local}@${best.known}` : null;
}

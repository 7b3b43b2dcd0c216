/** Number of single-letter changes between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [to, second] of [...other].entries()) {
      const replaced = (row[to] ?? 0) + (letter === second ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns '; did you mean …?' with the most similar name, or nothing if none is similar. */
export function getSimilar(name: string, names: readonly string[]): string {
  const [best] = names
    .map((each) => [each, distance(name.toLowerCase(), each.toLowerCase())] as const)
    .sort(([, a], [, b]) => a - b);
  return best && best[1] <= 3 ? `; did you mean ${best[0]}?` : '';
}

/** Matches text that would end a declaration or a style element. */
const breaksOut = /[;{}<]|\/\*|\\$/;

/** Whether quotes and parentheses of a value are closed. */
function isClosed(value: string): boolean {
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const letter of bare) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(bare);
}

/** Returns a line for each unknown name and invalid value of `values`; `names` has the known names. */
export function findTokenErrors(path: string, values: unknown, names: object): string[] {
  if (values === undefined) return [];
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [`${path}: write an object`];
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(names));
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): string[] => {
    const token = `${path}.${name}`;
    const expected = known.get(name);
    if (expected === undefined) return [`${token}: unknown token${getSimilar(name, [...known.keys()])}`];
    if (typeof expected === 'object' && expected !== null) return findTokenErrors(token, value, expected);
    if (typeof value !== 'string' || value.trim() === '') return [`${token}: write a CSS value as text`];
    return breaksOut.test(value) || !isClosed(value) ? [`${token}: ${JSON.stringify(value)} is not one CSS value`] : [];
  });
}

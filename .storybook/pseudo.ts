const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšŧúṽŵẋýž';

/** A text a third longer, with accents, in brackets: a word outside of brackets is not translated. */
export function toPseudo(text: string): string {
  if (!/[a-z]{2}/i.test(text)) return text;
  const changed = text.replace(/[a-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);
  return `[${changed}${' ·'.repeat(Math.ceil(text.length / 6))}]`;
}

/** The same words in the pseudo-locale. */
export function pseudoWords<Words>(words: Words): Words {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return toPseudo(value);
    if (typeof value === 'function') return (...values: unknown[]) => change(value(...values));
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  return change(words) as Words;
}

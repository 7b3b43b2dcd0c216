/** Short list of words that are never embroidered. Matched as whole words, so that Scunthorpe and Cockburn pass. */
const words = new Set(
  (
    'arse arsehole ass asshole bastard bitch bollocks bullshit cock cunt dickhead dyke fag faggot fuck fucker fucking ' +
    'kike kkk motherfucker nazi nigga nigger penis piss prick pussy retard shit slut spic tits twat vagina wank wanker whore'
  ).split(' '),
);

const lettersBySign: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[01345780@$!]/g, (sign) => lettersBySign[sign] ?? sign);
}

const isOne = (word: string) => words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));

/** Returns true when a text contains a blocked word, even with substituted or separated characters. MONO-18 */
export function isProfane(text: string): boolean {
  const parts = plain(text)
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
  return parts.some(isOne) || (parts.every(({ length }) => length === 1) && isOne(parts.join('')));
}

/** The texts of a design that are not made; a word may run over its lines. */
export function profaneAmong(texts: readonly string[]): readonly string[] {
  const own = texts.filter(isProfane);
  return own.length === 0 && texts.length > 1 && isOne(plain(texts.join('')).replace(/[^a-z]/g, '')) ? texts : own;
}

import {
  collapseDuplicatesTransformer,
  DataSet,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';

/**
 * Words that are never embroidered. `|` is a word boundary, so that names such as Scunthorpe, Cockburn and Penistone
 * pass; words without it are found inside of others, too. The matcher collapses repeated letters, so 'shitty' is 'shity'.
 */
const blocked =
  '|arse| |arses| arsehole |ass| |asses| |asshat asshole |bastard |bitch bollocks bullshit |cock| |cocks| |cunt dickhead ' +
  '|dyke| |dykes| |fag| |fags| |faggot |fcuk fuck |fuk| |fuks| |fuking |kike| |kikes| |kkk| |nazi| |nazis| |nigga |nigger ' +
  '|penis| |penises| |phuck |piss| |pissed |prick| |pricks| |pussy| |pussies| |retard| |retards| |retarded| ' +
  '|shit| |shits |shity |shithead |slut| |sluts| |spic| |spics| |tits| |twat| |twats| |vagina| |vaginas| |wank| |wanker |whore';

/** Names that contain a blocked word. */
const names = ['van dyke', 'van dykes', 'vandyke'];

const words = blocked
  .split(' ')
  .reduce((all, word) => all.addPhrase((phrase) => phrase.addPattern(parseRawPattern(word))), new DataSet());

const matcher = new RegExpMatcher({
  ...words.addPhrase((phrase) => names.reduce((all, name) => all.addWhitelistedTerm(name), phrase)).build(),
  whitelistMatcherTransformers: [toAsciiLowerCaseTransformer()],
  blacklistMatcherTransformers: [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    // Collapses repeated letters to one, or to two where a blocked word has a double letter.
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map([
        ['g', 2],
        ['k', 3],
        ['l', 2],
        ['s', 2],
      ]),
    }),
  ],
});

/** Whether a text as a whole is a blocked word. */
const isOneWord = (text: string) =>
  matcher.getAllMatches(text).some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1);

/** Punctuation around words, which the matcher would read as letters: `!` as `i`, `(` as `c`. */
const punctuation = /(?<=^|\s)[^\p{L}\p{N}\s]+|[^\p{L}\p{N}\s]+(?=\s|$)/gu;

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Returns true when a text contains a blocked word, even with substituted, repeated or separated letters. MONO-18 */
export function isProfane(text: string): boolean {
  const plain = withoutMarks(text);
  // House numbers such as 455 resemble words, too.
  if (!/\p{L}/u.test(plain)) return false;
  const parts = plain.split(/[\s._-]+/).filter((part) => part !== '');
  const isSpelled = parts.length > 1 && parts.every(({ length }) => length === 1);
  const bare = plain.replace(punctuation, ' ');
  return matcher.hasMatch(plain) || matcher.hasMatch(bare) || (isSpelled && isOneWord(parts.join('')));
}

/** The texts of a design that are not made; a word may run over its lines. */
export function profaneAmong(texts: readonly string[]): readonly string[] {
  const own = texts.filter(isProfane);
  const isSplit = own.length === 0 && texts.length > 1 && isOneWord(withoutMarks(texts.join('').replaceAll(' ', '')));
  return isSplit ? texts : own;
}

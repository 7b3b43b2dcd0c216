import { expect, test } from 'vitest';
import { englishOf, filesOf, messageFiles } from './text-files.ts';

/** Turns that a US shopper would not write, with what to write instead. Docs: decision 9 */
const banned: readonly (readonly [find: RegExp, instead: string])[] = [
  [/\bcould not be (?!updated\b)\w+|\bcan[’']t be (?:shown|sent|asked|opened)\b/, 'We couldn’t …'],
  [/\b(?:[Cc]ould|[Dd]id|[Dd]oes|[Hh]as|[Hh]ave|[Ww]ould) not\b(?! be updated)/, 'couldn’t, doesn’t, hasn’t'],
  [/\bat present\b|\bby now\b|\bat the moment\b|\ba day to come\b|\bfor good\b/, 'right now'],
  [/\bany more\b|\bno longer (?:there|here|good|sold)\b|\bleads? nowhere\b/, 'anymore, no longer available'],
  [/\b[Gg]o(?:es)? on\b(?! sale)/, 'continue'],
  [/\b(?:link|rate) holds\b|\bholds for\b/, 'works for, expires in'],
  [/\b(?:can(?:not)?|could) be had\b|\bin force\b|\bhas all of that\b|\bhave not come\b/, 'available, active'],
  [
    /\bamong (?:your|the)\b|\b[Tt]ake (?:a filter|it|one|\$\{\w+\}) (?:away|out)\b|\btaken out of\b|\b(?:in|out of) the comparison\b/,
    'add to, remove from',
  ],
  [/\b(?:is|are) (?:applied|saved|copied|changed|verified|chosen|deleted)(?=\.)/, 'applied, saved'],
  [/^(?:What (?:you|is)|Whoever)\b(?: [^ ?]+){4,}$/, 'the name of the thing'],
  [/\bat most\b|\bas many as\b|\bthe most (?:that )?it can\b|\bMost that\b|\bOf one \w+ \d+\b/, 'up to'],
  [
    /\b[Mm]ail (?:me|you)\b|\b(?:have )?mailed\b|\bunwanted mail\b|\bSomebody\b|\bone (?:sits|feels|sees|cannot)\b/,
    'email, someone',
  ],
  [
    /\b[Tt]ick(?:ed)? the\b|\bletter post\b|\bcupboards?\b|\bautumn\b|\bkerb\b|\bshall\b|\bunderlay\b/,
    'American words',
  ],
  [
    /^(?:Details|Hours|Delivery|Account|Boxes|Items|Steps|Date|News|Pickup store) of (?:\$\{|your|the|collections)|\bView details of\b|\bsecurity code of\b|\bnumber of the\b/,
    'a compound or “for”',
  ],
];

const files = filesOf([...messageFiles, 'catalog/src/**/*.ts']).filter(
  (file) => !/[.]test[.]|src.(schema|check)|accounts|promo-codes|reviews/.test(file),
);

const textsOf = (source: string) =>
  [...source.replace(/^\s*(?:\/\/|\/?\*).*$|\/\*\*.*?\*\//gm, '').matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(
    ([, single, template]) => single ?? template ?? '',
  );

const found = (texts: readonly string[]) =>
  texts.flatMap((text) => banned.filter(([find]) => find.test(text)).map(([, instead]) => `${text} (${instead})`));

test('no message, mail or text of the catalog has a turn that US shoppers do not use', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => found(textsOf(englishOf(file))).map((hit) => `${file}: ${hit}`))).toEqual([]);
});

test.each([
  'The cart could not be loaded.',
  'We could not save it.',
  'Please enter a day to come.',
  'Nothing is sold any more.',
  'Please sign in to go on.',
  'The link holds for a day.',
  'This cannot be had.',
  'Flax is among your swatches.',
  'The code is applied.',
  'What you add to your cart waits here.',
  'Choose five at most.',
  'Mail me the news',
  'Tick the box',
  'Details of ${name}',
])('a banned turn is found: %s', (text) => {
  expect(found([text])).not.toEqual([]);
});

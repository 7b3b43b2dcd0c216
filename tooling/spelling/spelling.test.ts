import { expect, test } from 'vitest';
import { loadSpelling } from './spelling.ts';
import { englishOf, filesOf, messageFiles, withoutFrench } from './text-files.ts';

const spelling = await loadSpelling();

/** The strings of a source file that hold more than one word, without what is put into them and without code. */
const stringsOf = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`/g)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, ' '))
    .filter((text) => text.includes(' ') && !/[=;{}]|[a-z][A-Z]/.test(text));

const misspelledIn = (found: readonly string[], textsOf: (source: string) => readonly string[]) =>
  found.flatMap((file) => spelling.misspelled(textsOf(englishOf(file)).join('\n')).map((word) => `${file}: ${word}`));

test('every word that a screen shows is spelled as in American English', () => {
  const screens = filesOf(['apps/storefront/e2e/words/*.txt']);
  expect(screens.length).toBeGreaterThan(100);
  expect(misspelledIn(screens, (words) => [words.replace(/^\[[a-z-]+\]/gm, '')])).toEqual([]);
});

test('so are the words that no screen of the tests shows: messages, mails and the catalog', () => {
  const catalog = filesOf(['catalog/src/**/*.ts']).filter(
    (file) => !/[.]test[.]|src.(schema|check|french)|accounts|promo-codes/.test(file),
  );
  const sources = [...filesOf([...messageFiles, 'apps/storefront/src/shell/policies.ts']), ...catalog];
  expect(misspelledIn(sources, stringsOf)).toEqual([]);
});

test.each([
  ['a misspelled word', 'Your adress', ['adress']],
  ['a British one', 'The colour and the fibre', ['colour', 'fibre']],
  ['a name of the shop with a possessive', 'Settee’s bouclé', []],
  ['a word of the shop in capitals', 'PFAS', []],
])('%s', (_, text, expected) => {
  expect(spelling.misspelled(text)).toEqual(expected);
});

test('no word is on a list that the dictionary knows', () => {
  expect(spelling.needless).toEqual([]);
});

test.each([
  ['email-templates-english', 'confirmAccount'],
  ['order-mail/messages-english', 'canceledSubject'],
  ['newsletter-emails', 'welcomeEmailKind'],
  ['contact-emails', 'receiptEmailKind'],
  ['quote-email', 'quoteEmailKind'],
  ['gift-card-email', 'giftCardEmailKind'],
])('the mails of %s are checked', (name, part) => {
  const files = filesOf(messageFiles).filter((file) => file.endsWith(`${name}.ts`));
  expect(files.map(englishOf).join('')).toContain(part);
});

test('a pattern that matches no file is an error', () => {
  expect(() => filesOf([...messageFiles, 'apps/commerce-api/src/mail/*.ts'])).toThrow('src/mail/*.ts');
});

test('French tables are left out, English ones are not', () => {
  const source =
    "const frenchHello = { a: 'Bonjour' };\nconst english = {\n  a: 'Hello',\n};\nconst french = {\n  a: 'Non',\n};\n";
  expect(withoutFrench(`${source}const last = 'End';`).replace(/\s+/g, ' ')).toBe(
    " const english = { a: 'Hello', }; const last = 'End';",
  );
});

import { composeStories } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { swatchAddressFixture as sample } from '../../fixtures/swatches.ts';
import * as stories from './SwatchAddress.stories.tsx';

const all = composeStories(stories);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const getDescription = (label: string | RegExp) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
    .trim();
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test.each([
  ['SWATCH-30', 'First Name', 'The First Name field is required.'],
  ['SWATCH-32', 'Last Name', 'The Last Name field is required.'],
  ['SWATCH-36', 'Address 1', 'The Address 1 field is required.'],
  ['SWATCH-43', 'City', 'The City field is required.'],
  ['SWATCH-50, SWATCH-53', 'State', 'Please select a State.'],
  ['SWATCH-49', 'ZIP Code', 'Please enter a ZIP Code.'],
  ['SWATCH-56', 'Phone Number', 'Please enter a Phone Number.'],
  ['SWATCH-61', 'Email Address', 'Email Address is required.'],
])('%s: an empty %s says %j', async (_, label, text) => {
  await all.NothingEntered.run();
  expect(getDescription(label)).toBe(text);
});

test('SWATCH-41: address 2 may be empty', async () => {
  await all.NothingEntered.run();
  expect(getDescription(/Address 2/)).toBe('');
  expect(field(/Address 2/).ariaInvalid).not.toBe('true');
});

const entries: [string, keyof typeof sample, string, string | RegExp, string][] = [
  ['SWATCH-31', 'firstName', 'M4ren', 'First Name', 'The First Name field is invalid.'],
  ['SWATCH-33', 'lastName', 'L', 'Last Name', 'The Last Name field is invalid.'],
  ['SWATCH-37', 'address1', '5', 'Address 1', 'The Address 1 field is invalid.'],
  ['SWATCH-38', 'address1', 'A: B: 5 Elm', 'Address 1', 'The Address 1 field is invalid.'],
  ...[...'<>@&"`%?^=[]{}|\\'].map((sign): (typeof entries)[number] => [
    'SWATCH-39',
    'address1',
    `12 Elm ${sign} St`,
    'Address 1',
    'The Address 1 field is invalid.',
  ]),
  ['SWATCH-39', 'address1', '12 Elm St; rear', 'Address 1', ''],
  ['SWATCH-41', 'address2', 'Apt <3>', /Address 2/, 'The Address 2 field is invalid.'],
  ['SWATCH-44', 'city', 'x'.repeat(29), 'City', 'The City field is invalid. City takes up to 28 characters.'],
  ['SWATCH-35', 'firstName', 'x'.repeat(21), 'First Name', 'First Name takes up to 20 characters.'],
  ['SWATCH-35', 'lastName', 'x'.repeat(21), 'Last Name', 'Last Name takes up to 20 characters.'],
  ['SWATCH-40', 'address1', 'x'.repeat(31), 'Address 1', 'Address 1 takes up to 30 characters.'],
  ['SWATCH-42', 'address2', 'x'.repeat(31), /Address 2/, 'Address 2 takes up to 30 characters.'],
  ['SWATCH-60', 'dayPhone', '+1 (312) 664-2142', 'Phone Number', ''],
  [
    'SWATCH-63',
    'emailAddress',
    `${'m'.repeat(60)}@domain.com`,
    'Email Address',
    'Email Address takes up to 66 characters.',
  ],
  ['SWATCH-45', 'city', 'Chi_cago', 'City', 'The City field is invalid.'],
  ['SWATCH-45', 'city', 'Saint-Louis-du-Ha! Ha!', 'City', ''],
  ['SWATCH-46', 'postalCode', '6061', 'ZIP Code', 'ZIP Code must contain 5 digits.'],
  ['SWATCH-56', 'dayPhone', '77327228', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SWATCH-57', 'dayPhone', '1732722888', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SWATCH-58', 'dayPhone', '7735552888', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SWATCH-59', 'dayPhone', '7731722888', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SWATCH-62', 'emailAddress', 'maren@domain', 'Email Address', 'Please enter a valid Email Address.'],
  ['SWATCH-62, README decision 20', 'emailAddress', 'maren@domain.house', 'Email Address', ''],
];

test.each(entries)('%s: %s %j says at %s: %j', async (_, name, typed, label, text) => {
  await all.NothingEntered.run({ args: { ...all.NothingEntered.args, address: { ...sample, [name]: typed } } });
  expect(getDescription(label)).toBe(text);
});

test('SWATCH-48: nothing but a postal code is cut while it is typed', async () => {
  await all.Filled.run();
  const labels = [
    'First Name',
    'Last Name',
    'Address 1',
    /Address 2/,
    'City',
    'ZIP Code',
    'Phone Number',
    'Email Address',
  ];
  expect(labels.map((label) => field(label).maxLength)).toEqual(labels.map(() => -1));
  expect(labels.map((label) => getDescription(label))).toEqual(labels.map(() => ''));
  await userEvent.type(field('ZIP Code'), '9');
  expect(field('ZIP Code').value).toBe('60614');
});

test.each([
  ['Phone Number', '+1 (312) 272-0142', '(312) 272-0142'],
  ['Phone Number', '\u202a+1 (312) 272-0142\u202c', '(312) 272-0142'],
  ['Email Address', 'mailto:maren@example.com.', 'maren@example.com'],
  ['ZIP Code', '60614\u20131234', '60614'],
])('SWATCH-48, SWATCH-56, SWATCH-60, SWATCH-62: into %s %j is pasted as %j', async (label, text, shown) => {
  await all.Empty.run();
  await userEvent.click(field(label));
  await userEvent.paste(text);
  expect(field(label).value).toBe(shown);
});

test("SWATCH-50, SWATCH-52: states start with 'Please Select' and include territories and military codes", async () => {
  await all.Empty.run();
  const states = optionsOf('State');
  expect(states[0]).toBe('Please Select');
  expect(states).toEqual(expect.arrayContaining(['Puerto Rico', 'Guam', 'Armed Forces Europe']));
});

test('SWATCH-47, SWATCH-48, SWATCH-51, SWATCH-53: on the Canadian site 13 provinces and its own postal code', async () => {
  await all.InCanada.run();
  expect(optionsOf('Province')).toHaveLength(14);
  expect(getDescription('Province')).toBe('Please select a Province.');
  expect(getDescription('Postal Code')).toBe('The Postal Code field is invalid');
  await userEvent.type(field('Postal Code'), '2345678');
  expect(field('Postal Code').value).toHaveLength(7);
});

test('browsers find what to fill in', async () => {
  await all.Empty.run();
  const names = ['First Name', 'Address 1', 'City', 'State', 'ZIP Code', 'Email Address'];
  expect(names.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
    'given-name',
    'address-line1',
    'address-level2',
    'address-level1',
    'postal-code',
    'email',
  ]);
});

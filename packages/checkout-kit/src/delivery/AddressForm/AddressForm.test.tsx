import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddressForm.stories.tsx';

const all = composeStories(stories);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);
const getDescription = (label: string | RegExp) => {
  const id = field(label).getAttribute('aria-describedby') ?? '';
  return id
    .split(' ')
    .map((part) => document.getElementById(part)?.textContent ?? '')
    .join(' ');
};
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test('SHIP-10: the fields of an address, the country preset', async () => {
  await all.Empty.run();
  for (const label of [
    'First Name',
    'Last Name',
    'Address 1',
    'City',
    'State',
    'ZIP Code',
    'Phone Number',
    'Email Address',
  ]) {
    expect(field(label).value).toBe('');
  }
  expect(field('Country').value).toBe('USA');
  expect(field(/Address 2/)).toBeTruthy();
  expect(field(/Address 3/)).toBeTruthy();
});

test('SWATCH-28, SWATCH-29: errors show after a failed submit and not before, the first wrong field has the focus', async () => {
  await all.Empty.run();
  await userEvent.click(field('City'));
  await userEvent.tab();
  expect(screen.queryByText('The City field is required.')).toBeNull();
  await next();
  expect(screen.getByText('The City field is required.')).toBeTruthy();
  expect(document.activeElement).toBe(field('First Name'));
});

test.each([
  ['SWATCH-30', 'First Name', 'The First Name field is required.'],
  ['SWATCH-32', 'Last Name', 'The Last Name field is required.'],
  ['SWATCH-36', 'Address 1', 'The Address 1 field is required.'],
  ['SWATCH-43', 'City', 'The City field is required.'],
  ['SWATCH-53, SHIP-14', 'State', 'State is invalid.'],
  ['SWATCH-46, SWATCH-49', 'ZIP Code', 'ZIP Code must contain 5 digits.'],
  ['SWATCH-56', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SWATCH-61', 'Email Address', 'Email Address is required.'],
])('SHIP-13, %s: an empty %s says %s', async (_, label, message) => {
  await all.NothingEntered.run();
  expect(getDescription(label)).toContain(message);
});

test.each([
  ['SWATCH-31', 'First Name', 'The First Name field is invalid.'],
  ['SWATCH-33', 'Last Name', 'The Last Name field is invalid.'],
  ['SWATCH-37', 'Address 1', 'The Address 1 field is invalid.'],
  ['SWATCH-41', /Address 2/, 'The Address 2 field is invalid.'],
  ['SWATCH-45', 'City', 'The City field is invalid.'],
  ['SWATCH-46', 'ZIP Code', 'ZIP Code must contain 5 digits.'],
  ['SWATCH-57, SWATCH-58', 'Phone Number', 'Please enter a valid Phone Number.'],
  ['SHIP-12', 'Email Address', 'Please enter a valid Email Address.'],
])('SHIP-13, %s: a wrong %s says %s', async (_, label, message) => {
  await all.WrongEntries.run();
  expect(getDescription(label)).toContain(message);
});

test('a field that is put right loses its error at once, and the box at the top its link', async () => {
  await all.WrongEntries.run();
  const box = within(screen.getByRole('alert'));
  expect(box.getAllByRole('button')).toHaveLength(8);
  await userEvent.click(box.getByRole('button', { name: 'City' }));
  expect(document.activeElement).toBe(field('City'));
  await userEvent.clear(field('City'));
  await userEvent.type(field('City'), 'Chicago');
  expect(box.queryByRole('button', { name: 'City' })).toBeNull();
});

test('SWATCH-35, SWATCH-40, SWATCH-42, SWATCH-44, SWATCH-48, SWATCH-60, SWATCH-63: how much each field takes', async () => {
  await all.Empty.run();
  const lengths = [
    'First Name',
    'Last Name',
    'Address 1',
    /Address 2/,
    'City',
    'ZIP Code',
    'Phone Number',
    'Email Address',
  ];
  expect(lengths.map((label) => field(label).maxLength)).toEqual([20, 20, 30, 30, 28, 5, 16, 66]);
});

test("SWATCH-47: on the Canadian site a wrong postal code says 'The Postal Code field is invalid'", async () => {
  await all.InCanada.run();
  await next();
  expect(getDescription('Postal Code').trim()).toBe('The Postal Code field is invalid');
  expect(getDescription('Province')).toContain('Province is invalid.');
  expect(field('Postal Code').maxLength).toBe(7);
});

test("SWATCH-50, SWATCH-52, SHIP-17: states start with 'Please Select' and include territories and military codes", async () => {
  await all.Empty.run();
  const states = optionsOf('State');
  expect(states[0]).toBe('Please Select');
  expect(states).toContain('Puerto Rico');
  expect(states).toContain('Armed Forces Europe');
});

test('SWATCH-51, SHIP-18: the Canadian site lists 13 provinces', async () => {
  await all.InCanada.run();
  expect(optionsOf('Province')).toHaveLength(14);
});

test('SHIP-15, SHIP-16, SWATCH-54, SWATCH-55: the country of the other site is left out', async () => {
  await all.Billing.run();
  expect(optionsOf('Country')).not.toContain('Canada');
  expect(optionsOf('Country')).toEqual(expect.arrayContaining(['United States', 'France']));
  await all.Billing.run({ args: { ...all.Billing.args, siteCulture: 'CANADA' } });
  expect(optionsOf('Country')).not.toContain('United States');
  expect(optionsOf('Country')).toContain('Canada');
});

test("README decision 18: a shipping address has the site's own country alone", async () => {
  await all.Empty.run();
  expect(optionsOf('Country')).toEqual(['United States']);
  await all.InCanada.run();
  expect(optionsOf('Country')).toEqual(['Canada']);
});

test('README decision 18: a foreign billing address needs no state, and another kind of country begins without one', async () => {
  const onSent = fn();
  await all.ForeignBilling.run({ args: { ...all.ForeignBilling.args, onSent } });
  expect(field(/State or Region/).tagName).toBe('INPUT');
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ country: 'FRA', state: '' }));
  await userEvent.selectOptions(field('Country'), 'United States');
  expect([field('State').tagName, field('State').value, field('ZIP Code').value]).toEqual(['SELECT', '', '']);
  await next();
  expect(getDescription('State')).toContain('State is invalid.');
  await userEvent.selectOptions(field('Country'), 'Germany');
  expect(screen.queryByText('State or Region is invalid.')).toBeNull();
});

test('browsers find what to fill in', async () => {
  await all.Empty.run();
  expect(field('First Name').autocomplete).toBe('shipping given-name');
  expect(field('ZIP Code').autocomplete).toBe('shipping postal-code');
});

test('SWATCH-78, SWATCH-79: a suggestion fills city, state and zip and clears the verification error', async () => {
  await all.DoubtfulCombination.run();
  await userEvent.click(screen.getByRole('button', { name: 'Chicago, IL 60614' }));
  expect([field('City').value, field('State').value, field('ZIP Code').value]).toEqual(['Chicago', 'IL', '60614']);
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
});

test("'Use address as entered' can be ticked, and an edit takes it back", async () => {
  await all.DoubtfulStreet.run();
  await userEvent.click(field('Use address as entered'));
  expect(field('Use address as entered').checked).toBe(true);
  await userEvent.type(field('Address 1'), '.');
  expect(screen.queryByLabelText('Use address as entered')).toBeNull();
});

test('a right address is handed on', async () => {
  const onSent = fn();
  await all.Filled.run({ args: { ...all.Filled.args, onSent } });
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ city: 'Chicago', postalCode: '60614' }));
});

import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { addressFixture } from '../../fixtures/checkout.ts';
import type { FindPlace } from '../useAddressForm.ts';
import * as stories from './AddressForm.stories.tsx';
import { field, getDescription, next, optionsOf } from './form-queries.ts';

const all = composeStories(stories);

test('SHIP-10: the fields of an address; the lines 2 and 3 behind a link, the country only where there is a choice', async () => {
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
  expect(screen.queryByLabelText('Country')).toBeNull();
  expect(screen.queryByLabelText(/Address 2/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add Apartment, Suite or Unit' }));
  expect(document.activeElement).toBe(field(/Address 2/));
  await userEvent.click(screen.getByRole('button', { name: 'Add Another Address Line' }));
  expect(document.activeElement).toBe(field(/Address 3/));
});

test.each([
  ['shipping', 'In case the carrier needs to reach you'],
  ['billing', 'For questions about your payment'],
  ['pickup', 'In case the store needs to reach you'],
] as const)('the form for %s explains why it needs a phone number', async (purpose, reason) => {
  await all.Empty.run({ args: { ...all.Empty.args, purpose } });
  expect(getDescription('Phone Number')).toContain(reason);
});

test('SWATCH-29: an empty field has no error before a submit; after it the first wrong field has the focus', async () => {
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
  ['SWATCH-53', 'State', 'Please select a State.'],
  ['SWATCH-49', 'ZIP Code', 'Please enter a ZIP Code.'],
  ['SWATCH-56', 'Phone Number', 'Please enter a Phone Number.'],
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

test('SWATCH-48: nothing but a postal code is cut while it is typed', async () => {
  await all.Empty.run();
  const labels = ['First Name', 'Last Name', 'Address 1', 'City', 'Phone Number', 'Email Address'];
  for (const label of labels) await userEvent.type(field(label), '3'.repeat(70));
  expect(labels.map((label) => field(label).value.length)).toEqual(labels.map(() => 70));
  await userEvent.type(field('ZIP Code'), '606141234');
  expect(field('ZIP Code').value).toBe('60614');
});

test("SWATCH-47: on the Canadian site a wrong postal code shows 'The Postal Code field is invalid'", async () => {
  await all.InCanada.run();
  await userEvent.type(field('Postal Code'), 'D1A1A1');
  await next();
  expect(getDescription('Postal Code').trim()).toBe('The Postal Code field is invalid');
  expect(getDescription('Province')).toContain('Please select a Province.');
  await userEvent.type(field('Postal Code'), '23');
  expect(field('Postal Code').value).toBe('D1A1A12');
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
  expect(screen.queryByLabelText('Country')).toBeNull();
  await all.InCanada.run();
  expect(screen.queryByLabelText('Country')).toBeNull();
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
  expect(getDescription('State')).toContain('Please select a State.');
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

test('guideline 93: a full name in one field is first and last name', async () => {
  const onSent = fn();
  await all.Filled.run({ args: { ...all.Filled.args, nameFields: 'full', onSent } });
  await userEvent.clear(field('Full Name'));
  await userEvent.type(field('Full Name'), ' Mary Ann  Smith ');
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ firstName: 'Mary Ann', lastName: 'Smith' }));
});

test('guideline 93: a name of one word is not complete', async () => {
  await all.FullNameMissing.run();
  expect(getDescription('Full Name')).toContain('Please enter your first and last name.');
  expect(document.activeElement).toBe(field('Full Name'));
  await userEvent.type(field('Full Name'), 'Cher');
  await next();
  expect(getDescription('Full Name')).toContain('Please enter your first and last name.');
});

test('guideline 89: text over a limit stays and is explained; the rest has a line', async () => {
  await all.TooLong.run();
  expect(field('Address 1').value).toBe('1234 North Lake Shore Drive Apartment 1205');
  expect(getDescription('Address 1')).toContain(
    'Address 1 takes up to 30 characters. Please put the rest in Address 2.',
  );
  expect(getDescription('Full Name')).toContain('First and last names can be up to 20 characters each.');
  expect(field(/Address 2/)).toBeTruthy();
});

test('guideline 85: a field that is not empty is checked when it is left, and is clear while it is typed in', async () => {
  await all.Empty.run();
  await userEvent.type(field('Phone Number'), '123');
  expect(field('Phone Number').getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(getDescription('Phone Number')).toContain('Please enter a valid Phone Number.');
  // A list above the fields would move them.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Phone Number'), '4');
  expect(field('Phone Number').getAttribute('aria-invalid')).toBeNull();
});

test('guideline 90, SWATCH-60: a phone number in its longest usual form is sent within its limit', async () => {
  const onSent = fn();
  await all.Filled.run({ args: { ...all.Filled.args, onSent } });
  await userEvent.clear(field('Phone Number'));
  await userEvent.type(field('Phone Number'), '+1 (312) 664-2142');
  expect(field('Phone Number').value).toBe('+1 (312) 664-2142');
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ dayPhone: '3126642142' }));
});

test('guideline 104: a mistyped mail domain is questioned once', async () => {
  const onSent = fn();
  await all.MistypedEmail.run({ args: { ...all.MistypedEmail.args, onSent } });
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('jose@gmail.com');
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ emailAddress: 'jose@gmial.con' }));
  await userEvent.click(screen.getByRole('button', { name: 'jose@gmail.com' }));
  expect(field('Email Address').value).toBe('jose@gmail.com');
  expect(screen.queryByRole('status')).toBeNull();
});

test('guidelines 84, 96, 97, 98, 99: marked, named and right for a touch keyboard', async () => {
  await all.FullName.run();
  expect(field('Full Name')).toMatchObject({ required: true, name: 'shipping-name', id: 'shipping-name' });
  expect(field('ZIP Code').name).toBe('shipping-postalCode');
  const attributes = (label: string) =>
    ['inputmode', 'enterkeyhint', 'autocorrect', 'spellcheck'].map((name) => field(label).getAttribute(name));
  expect(attributes('ZIP Code')).toEqual(['numeric', 'next', 'off', 'false']);
  expect(attributes('Full Name')).toEqual([null, 'next', 'off', 'false']);
  expect(attributes('Email Address')).toEqual(['email', 'done', 'off', 'false']);
  expect(field('Email Address').required).toBe(true);
  const order = [...document.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'));
  expect(order).toEqual(['firstName', 'address1', 'postalCode', 'city', 'state', 'dayPhone', 'emailAddress']);
});

test("SHIP-14: a state outside the list shows '{label} is invalid.'", async () => {
  await all.Filled.run({
    args: { ...all.Filled.args, initial: { ...addressFixture({ siteCulture: 'USA' }), state: 'ZZ' } },
  });
  await next();
  expect(getDescription('State')).toContain('State is invalid.');
});

test.each([
  ['is filled while the shopper is in its field is typed over', '', 'Beaverton', 'Beaverton'],
  ['the shopper has begun to enter stays', 'Por', 'tage', 'Portage'],
])('SHIP-10: a city that %s', async (_, early, late, city) => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FindPlace>>>();
  await all.Empty.run({ args: { ...all.Empty.args, findPlace: () => promise } });
  await userEvent.type(field('ZIP Code'), '97201');
  await userEvent.click(field('City'));
  for (const key of early) await userEvent.keyboard(key);
  resolve(ok({ city: 'Portland', state: 'OR' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('OR'));
  await userEvent.keyboard(late);
  expect(field('City').value).toBe(city);
});

import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddressForm.stories.tsx';
import { field, getDescription, next, optionsOf } from './form-queries.ts';

const all = composeStories(stories);

test('the countries of a site define labels, regions and postal code formats', async () => {
  const onSent = fn();
  await all.OtherCountries.run({ args: { ...all.OtherCountries.args, onSent } });
  expect(optionsOf('Country')).toEqual(['United Kingdom', 'Ireland']);
  expect(screen.queryByLabelText(/State|Province|Region|County/)).toBeNull();
  await userEvent.clear(field('Postcode'));
  await next();
  expect(getDescription('Postcode')).toContain('Please enter your Postcode.');
  await userEvent.type(field('Postcode'), '60614');
  await next();
  expect(getDescription('Postcode')).toContain('The Postcode field is invalid.');
  await userEvent.clear(field('Postcode'));
  await userEvent.type(field('Postcode'), 'sw1a 1aa');
  await next();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ country: 'GBR', state: '' }));
});

test('another country of the site begins without region and postal code', async () => {
  await all.OtherCountries.run();
  await userEvent.selectOptions(field('Country'), 'Ireland');
  expect(field('Eircode').value).toBe('');
  expect(optionsOf('County')).toEqual(['Please Select', 'Dublin', 'Galway']);
  await next();
  expect(getDescription('Eircode')).toContain('Please enter your Eircode.');
  expect(getDescription('County')).toContain('Please select your County.');
});

test('the countries of a form have precedence over those of the site, with the words of the kit for the United States', async () => {
  await all.CountriesOfTheForm.run();
  expect(optionsOf('Country')).toEqual(['United Kingdom', 'United States']);
  await userEvent.selectOptions(field('Country'), 'United States');
  expect([field('State').tagName, field('ZIP Code').inputMode]).toEqual(['SELECT', 'numeric']);
});

test('an address in Germany has no state, a code of five digits and a German phone number', async () => {
  const onSent = fn();
  await all.Germany.run({ args: { ...all.Germany.args, onSent } });
  expect(screen.queryByLabelText(/State|Province|Region|County/)).toBeNull();
  const entries = { 'First Name': 'Mara', 'Last Name': 'Vogt', 'Address 1': 'Linienstraße 40', City: 'Berlin' };
  const rest = { Postleitzahl: '1011', 'Phone Number': '+1 312 555 0119', 'Email Address': 'mara@example.com' };
  for (const [label, text] of Object.entries({ ...entries, ...rest })) await userEvent.type(field(label), text);
  await next();
  expect(getDescription('Postleitzahl')).toContain('The Postleitzahl field is invalid.');
  expect(getDescription('Phone Number')).toContain('Please enter a valid Phone Number.');
  await userEvent.type(field('Postleitzahl'), '5');
  await userEvent.clear(field('Phone Number'));
  await userEvent.type(field('Phone Number'), '030 1234567');
  await next();
  const sent = { country: 'DEU', state: '', postalCode: '10115' };
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
});

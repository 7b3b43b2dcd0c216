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

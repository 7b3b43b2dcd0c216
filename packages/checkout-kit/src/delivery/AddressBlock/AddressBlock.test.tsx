import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './AddressBlock.stories.tsx';

const { UnitedStates, WithContact, Abroad } = composeStories(stories);
const lines = () => [...document.querySelectorAll('address span')].map(({ textContent }) => textContent);

test('writes an address as on a parcel', async () => {
  await UnitedStates.run();
  expect(lines()).toEqual(['Maren Lindqvist', '2140 N Cleveland Ave, Apt 3', 'Chicago, IL 60614']);
});

test('names phone and email when required', async () => {
  await WithContact.run();
  expect(lines().slice(3)).toEqual(['(312) 430-0119', 'maren@example.com']);
});

test("names a country that is not the site's own", async () => {
  await Abroad.run();
  expect(lines().slice(-2)).toEqual(['Lyon, 69001', 'France']);
});

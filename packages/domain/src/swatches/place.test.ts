import { expect, test } from 'vitest';
import { splitPlace } from './place.ts';

test.each([
  ['2140 N Cleveland Ave, Chicago, IL 60614, USA', ['2140 N Cleveland Ave', 'Chicago', 'IL', '60614']],
  ['290 Bremner Blvd, Toronto, ON M5V 3L9, Canada', ['290 Bremner Blvd', 'Toronto', 'ON', 'M5V 3L9']],
  ['12 Elm St,Evanston,IL', ['12 Elm St', 'Evanston', 'IL', '']],
  ['12 Elm St', ['12 Elm St', '', '', '']],
  ['', ['', '', '', '']],
])('SWATCH-72: %j is split at its commas', (text, [address1, city, state, postalCode]) => {
  expect(splitPlace(text)).toEqual({ address1, city, state, postalCode });
});

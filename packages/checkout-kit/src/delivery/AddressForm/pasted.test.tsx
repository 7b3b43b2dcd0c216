import { composeStories } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddressForm.stories.tsx';
import { field } from './form-queries.ts';

const all = composeStories(stories);

const pasted: [label: string, text: string, shown: string][] = [
  ['Phone Number', '+1 (312) 272-0142', '(312) 272-0142'],
  ['Phone Number', '\u202a+1 (312) 272-0142\u202c', '(312) 272-0142'],
  ['Phone Number', '+1 (312) 272-01423', '+1 (312) 272-01423'],
  ['Email Address', 'Maren Lind <maren@example.com>.', 'maren@example.com'],
  ['ZIP Code', '\u00a060614\u20131234', '60614'],
  ['City', '\u200bOak\u2011Park', 'Oak-Park'],
];
test.each(pasted)('SWATCH-56, SWATCH-60, SHIP-12: into %s %j is pasted as %j', async (label, text, shown) => {
  await all.Empty.run();
  await userEvent.click(field(label));
  await userEvent.paste(text);
  expect(field(label).value).toBe(shown);
});

test('a digit typed into the middle of a phone number leaves the caret after it', async () => {
  await all.Empty.run();
  await userEvent.type(field('Phone Number'), '312 272 042');
  await userEvent.type(field('Phone Number'), '1', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  expect(field('Phone Number').value).toBe('312 272 0142');
  expect(field('Phone Number').selectionStart).toBe(10);
});

import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddressForm.stories.tsx';
import { field, getDescription } from './form-queries.ts';

const all = composeStories(stories);
const leave = async (name: string) => {
  await userEvent.click(field('Full Name'));
  if (name !== '') await userEvent.paste(name);
  await userEvent.tab();
};

test.each([
  ['SWATCH-31', 'M4ren Smith', 'The Full Name field is invalid.'],
  ['SWATCH-33', 'Maren Sm1th', 'The Full Name field is invalid.'],
  ['SWATCH-35', 'Maximiliana Alexandra Smith', 'First and last names can be up to 20 characters each.'],
  ['SWATCH-32', 'Ana', 'Please enter your first and last name.'],
])('guidelines 85 and 93, %s: the full name %j is explained when its field is left', async (_, name, message) => {
  await all.FullName.run();
  await leave(name);
  expect(getDescription('Full Name')).toContain(message);
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('true');
  // A list above the fields would move them.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Full Name'), 'n');
  expect(field('Full Name').getAttribute('aria-invalid')).toBeNull();
});

test.each(['', '   ', 'Maren Smith'])(
  'guideline 85: the full name %j shows no error when its field is left',
  async (name) => {
    await all.FullName.run();
    await leave(name);
    expect(field('Full Name').getAttribute('aria-invalid')).toBeNull();
  },
);

test('the part of a full name that is wrong is reported when its field is left', async () => {
  const onEvent = fn();
  await all.FullName.run({ args: { ...all.FullName.args, onEvent } as typeof all.FullName.args });
  await leave('M4ren Smith');
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'form.fieldError', form: 'shippingAddress', field: 'firstName', rule: 'invalid' }],
  ]);
});

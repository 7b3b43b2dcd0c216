import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Button.stories.tsx';

const { Accent, Busy, Disabled, BusyKeepsItsWidth } = composeStories(stories);

test('busy: does not submit its form', async () => {
  await Busy.run({ args: { ...Busy.args, type: 'submit' } });
  expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
});

test('disabled: ignores clicks', async () => {
  const onClick = fn();
  await Disabled.run({ args: { ...Disabled.args, onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Checkout Now' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('is of type button by default, so it does not submit by accident', async () => {
  await Accent.run();
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('the dots of a busy button are hidden from screen readers', async () => {
  await BusyKeepsItsWidth.run();
  for (const button of screen.getAllByRole('button')) expect(button.textContent).toBe('Checkout Now');
});

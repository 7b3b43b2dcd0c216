import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Chip.stories.tsx';

const { Removable, Row } = composeStories(stories);

test('label and cross are one button with one name', async () => {
  await Removable.run();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the name of a removable chip is replaceable', async () => {
  await Removable.run({
    args: { ...Removable.args, children: 'Bouclé', removeLabel: 'Remove Stain resistant filter' },
  });
  expect(screen.getByRole('button', { name: 'Remove Stain resistant filter' }).textContent).toBe('Bouclé');
});

test('only toggles have `aria-pressed`', async () => {
  await Row.run();
  const pressed = screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'));
  expect(pressed).toEqual([null, null, 'true', 'false']);
});

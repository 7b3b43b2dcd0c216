import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ImageRadio.stories.tsx';

const { NotPicked, Picked, Disabled, WithoutAPicture } = composeStories(stories);

test('PICK-07: is a radio and reports a selected value once', async () => {
  await NotPicked.run();
  expect(screen.getByRole('radio', { name: 'Slope arm' })).toMatchObject({ type: 'radio', name: 'arm' });
});

test('a selected choice is checked, its image is decorative and lazy-loaded', async () => {
  await Picked.run();
  expect(screen.getByRole('radio', { checked: true })).toBeTruthy();
  expect(document.querySelector('img')).toMatchObject({ alt: '' });
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

test('a disabled one cannot be picked', async () => {
  const onSelect = fn();
  await Disabled.run({ args: { ...Disabled.args, onSelect } });
  await userEvent.click(screen.getByRole('radio'));
  expect(onSelect).not.toHaveBeenCalled();
});

test('hover events of the label pass through', async () => {
  const onPointerEnter = fn();
  await WithoutAPicture.run({ args: { ...WithoutAPicture.args, onPointerEnter } });
  const label = screen.getByRole('radio').closest('label');
  if (label) fireEvent.pointerOver(label);
  expect(onPointerEnter).toHaveBeenCalled();
});

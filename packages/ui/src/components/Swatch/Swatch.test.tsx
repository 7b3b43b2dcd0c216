import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Swatch.stories.tsx';

const { NotSelected, Selected, Unavailable } = composeStories(stories);

test('is a radio of its group and reports a selected value once', async () => {
  await NotSelected.run();
  expect(screen.getByRole('radio', { name: 'Clay' }).getAttribute('name')).toBe('fabric');
});

test('a selected swatch is checked', async () => {
  await Selected.run();
  expect(screen.getByRole('radio', { checked: true, name: 'Clay' })).toBeTruthy();
});

test('an unavailable one is labeled and cannot be selected', async () => {
  const onSelect = fn();
  await Unavailable.run({ args: { ...Unavailable.args, onSelect } });
  await userEvent.click(screen.getByRole('radio', { name: 'Clay, unavailable' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('hover events of the label pass through', async () => {
  const onPointerEnter = fn();
  await NotSelected.run({ args: { ...NotSelected.args, onPointerEnter } });
  const label = screen.getByRole('radio').closest('label');
  if (label) fireEvent.pointerOver(label);
  expect(onPointerEnter).toHaveBeenCalled();
});

test('the picture is decoration and loads late', async () => {
  await NotSelected.run({ args: { ...NotSelected.args, src: '/clay.avif' } });
  const image = document.querySelector('img');
  expect(image?.alt).toBe('');
  expect(image?.getAttribute('loading')).toBe('lazy');
});

import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Checkbox.stories.tsx';

const { Empty, WithAHint } = composeStories(stories);

test('its ref reaches the box', async () => {
  const ref = createRef<HTMLInputElement>();
  await Empty.run({ args: { ...Empty.args, ref } });
  expect(ref.current).toBe(screen.getByRole('checkbox'));
});

test('a hint is read out with it', async () => {
  await WithAHint.run();
  const box = screen.getByRole('checkbox');
  const id = box.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('You can remove it at any time.');
});

test('without error or hint nothing is described', async () => {
  await Empty.run();
  expect(screen.getByRole('checkbox').hasAttribute('aria-describedby')).toBe(false);
});

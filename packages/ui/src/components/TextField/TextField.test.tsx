import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextField.stories.tsx';

const { Empty, Invalid, Optional } = composeStories(stories);

test('labels an optional field with words of the host', async () => {
  await Optional.run();
  expect(screen.getByLabelText(/^Apartment\s*Optional$/)).toBeTruthy();
  await Optional.run({ args: { ...Optional.args, optional: 'Facultatif' } });
  expect(screen.getByLabelText(/Facultatif/)).toBeTruthy();
});

test('native props and the ref reach the input', async () => {
  const inputRef = createRef<HTMLInputElement>();
  await Empty.run({ args: { ...Empty.args, inputRef, maxLength: 40 } });
  expect(inputRef.current?.maxLength).toBe(40);
});

test('preserves a given description in addition to the message', async () => {
  await Invalid.run({ args: { ...Invalid.args, 'aria-describedby': 'terms' } });
  expect(screen.getByLabelText('Expiration MM/YY').getAttribute('aria-describedby')).toMatch(/^terms \S+-message$/);
});

import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import * as stories from './ReviewForm.stories.tsx';

const { Incomplete } = composeStories(stories);

test('missing fields are reported by their rules', async () => {
  const onEvent = vi.fn();
  await Incomplete.run({ args: { ...Incomplete.args, onEvent } as typeof Incomplete.args });
  const reported = ['stars', 'title', 'text', 'nickname'].map((field) => [
    { type: 'form.fieldError', form: 'review', field, rule: 'missing' },
  ]);
  expect(onEvent.mock.calls).toEqual(reported);
});

import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PersonalizationPanel.stories.tsx';

const { InvalidLine, TooLong, Profane, On } = composeStories(stories);

test.each([
  [InvalidLine, 'invalid'],
  [TooLong, 'too-long'],
  [Profane, expect.stringMatching(/^E/)],
])('a text that can’t be embroidered is reported by its rule, not by what was entered', async (story, rule) => {
  const onEvent = fn();
  await story.run({ args: { ...story.args, onEvent } as typeof story.args });
  await expect
    .poll(() => onEvent.mock.calls)
    .toContainEqual([{ type: 'form.fieldError', form: 'embroidery', field: 'text', rule }]);
});

test('a text that is long enough and allowed reports nothing', async () => {
  const onEvent = fn();
  await On.run({ args: { ...On.args, onEvent } as typeof On.args });
  expect(onEvent.mock.calls.flat().filter(({ type }) => type === 'form.fieldError')).toEqual([]);
});

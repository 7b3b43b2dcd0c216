import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './PersonalizationPanel.stories.tsx';

const { InvalidLine, TooLong, Profane, On } = composeStories(stories);

afterEach(() => vi.useRealTimers());

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

test('MONO-05: a text is drawn once, when typing pauses for 350 ms', async () => {
  const ports = { ...On.args.ports, render: fn(On.args.ports?.render) };
  await On.run({ args: { ...On.args, ports } as typeof On.args });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['E', 'EM', 'EMH']) {
    await vi.advanceTimersByTimeAsync(349);
    fireEvent.change(screen.getByLabelText('Your text'), { target: { value } });
  }
  await vi.advanceTimersByTimeAsync(349);
  expect(ports.render).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ports.render).toHaveBeenCalledOnce();
});

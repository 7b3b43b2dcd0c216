import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RadioGroup.stories.tsx';

const { OneChosen, NoneChosen, HiddenLegend } = composeStories(stories);

test('no value chooses nothing', async () => {
  await NoneChosen.run();
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('a disabled option cannot be chosen', async () => {
  const onValueChange = fn();
  await NoneChosen.run({ args: { ...NoneChosen.args, onValueChange } });
  await userEvent.click(screen.getByRole('radio', { name: /White-glove/ }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a hidden legend still names the group', async () => {
  await HiddenLegend.run();
  expect(screen.getByRole('radiogroup', { name: 'Delivery' })).toBeTruthy();
});

test('a group that the host marks invalid has aria-invalid', async () => {
  await OneChosen.run({ args: { ...OneChosen.args, 'aria-invalid': true } });
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
});

test('the radios carry the form name they are given', async () => {
  await OneChosen.run({ args: { ...OneChosen.args, name: 'delivery' } });
  expect(new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name')))).toEqual(
    new Set(['delivery']),
  );
});

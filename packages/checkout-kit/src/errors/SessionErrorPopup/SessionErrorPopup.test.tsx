import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SessionErrorPopup.stories.tsx';

const { SessionLost } = composeStories(stories);

test("ERR-08, ERR-12: the popup is titled 'Session Error' and explains what to do", async () => {
  await SessionLost.run();
  expect(screen.getByRole('alertdialog', { name: 'Session Error' }).textContent).toContain(
    'Your session has expired. Please select Ok to continue.',
  );
});

test("ERR-09: it has one button, 'Ok'", async () => {
  const onOk = fn();
  await SessionLost.run({ args: { onOk } });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ok']);
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(onOk).toHaveBeenCalledOnce();
});

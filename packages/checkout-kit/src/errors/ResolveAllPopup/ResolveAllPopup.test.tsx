import { ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import type { FixEverythingProps } from './ResolveAllPopup.tsx';
import * as stories from './ResolveAllPopup.stories.tsx';

const { Asking, Fixing, Done, OneFailed } = composeStories(stories);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
/** Returns a fake with the given responses in order, then success; a story run would reset a mock. */
function answering(...responses: Awaited<ReturnType<FixEverythingProps['remove']>>[]) {
  const calls: string[] = [];
  const remove: FixEverythingProps['remove'] = async (removal) => {
    calls.push(removal);
    return responses[calls.length - 1] ?? ok({ isSuccess: true });
  };
  return { calls, remove };
}
const spied = () => fn<FixEverythingProps['remove']>(async () => ok({ isSuccess: true }));

test('it shows what will be done before it does anything', async () => {
  const remove = spied();
  await Asking.run({ args: { ...Asking.args, remove } });
  expect(headings()).toEqual([
    'No longer available: we’ll remove it or lower the quantity',
    'Can’t ship to this state: we’ll remove it',
    'Installation isn’t available: we’ll remove the service and keep the item',
  ]);
  expect(screen.getByText('Brinn Lounge Chair')).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
});

test('VALID-08: it makes the calls of the popups in order, once each, and lists the changes', async () => {
  const remove = spied();
  const onClose = fn();
  await Done.run({ args: { ...Done.args, remove, onClose } });
  expect(remove.mock.calls.flat()).toEqual(['RemoveNlaItems', 'RemovePfasItems', 'RemoveInstallationService']);
  expect(headings()).toEqual([
    'Removed, or quantity lowered',
    'Removed, or quantity lowered',
    'Installation removed; item kept',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
});

test('while a fix is in progress a second click does nothing and the popup cannot be closed', async () => {
  const remove = fn<FixEverythingProps['remove']>(() => new Promise(() => {}));
  const onClose = fn();
  await Fixing.run({ args: { ...Fixing.args, remove, onClose } });
  await userEvent.click(screen.getByRole('button', { name: 'Fix All' }));
  await userEvent.keyboard('{Escape}');
  expect(remove).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('a failed request leaves the popup open with the remaining problems, and a retry continues from there', async () => {
  const onProblem = fn();
  const problem = { message: 'Status: 503', action: 'RemovePfasItems', apiUrl: '' };
  const { calls, remove } = answering(ok({ isSuccess: true }), err(problem));
  await OneFailed.run({ args: { ...OneFailed.args, remove, onProblem } });
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem);
  expect(headings()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Fix All' }));
  await screen.findByRole('dialog', { name: 'Your cart is ready' });
  expect(calls).toEqual(['RemoveNlaItems', 'RemovePfasItems', 'RemovePfasItems', 'RemoveInstallationService']);
});

test('a response without success counts as failed', async () => {
  const { remove } = answering(ok({ isSuccess: false }));
  await OneFailed.run({ args: { ...OneFailed.args, remove } });
  expect(headings()).toHaveLength(3);
});

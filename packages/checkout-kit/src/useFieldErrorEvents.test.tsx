import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as popup from './account/ForgotPasswordPopup/ForgotPasswordPopup.stories.tsx';
import * as shipping from './checkout/MultiShipping/MultiShipping.stories.tsx';
import * as returns from './order/ReturnScreen/ReturnScreen.stories.tsx';
import * as cards from './payment/SavedCardList/SavedCardList.stories.tsx';

const { Opened } = composeStories(popup);
const { NoAddressYet } = composeStories(shipping);
const { NothingChosen: NoLine } = composeStories(returns);
const { NothingChosen: NoCard } = composeStories(cards);

const error = (form: string, field: string, rule: string) => [{ type: 'form.fieldError', form, field, rule }];

test('a saved card that is not chosen is reported', async () => {
  const onEvent = fn();
  await NoCard.run({ args: { ...NoCard.args, onEvent } as typeof NoCard.args });
  expect(onEvent.mock.calls).toEqual([error('savedCards', 'card', 'missing')]);
});

test('an item without a recipient is reported', async () => {
  const onEvent = fn();
  await NoAddressYet.run({ args: { ...NoAddressYet.args, onEvent } as typeof NoAddressYet.args });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onEvent.mock.calls).toContainEqual(error('recipient', 'address', 'missing'));
});

test('an invalid email address for a password reset is reported, not what was entered', async () => {
  const onEvent = fn();
  await Opened.run({ args: { ...Opened.args, onEvent } as typeof Opened.args });
  await userEvent.type(screen.getByLabelText('Email'), 'nora{Enter}');
  expect(onEvent.mock.calls).toEqual([error('forgotPassword', 'emailAddress', 'invalid')]);
});

test('a return without lines and reason is reported', async () => {
  const onEvent = fn();
  await NoLine.run({ args: { ...NoLine.args, onEvent } as typeof NoLine.args });
  expect(onEvent.mock.calls).toEqual([error('return', 'lines', 'missing'), error('return', 'reason', 'missing')]);
});

import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import * as stories from './ReviewForm.stories.tsx';

const { AlreadyWritten, CheckFails, Fails, Incomplete, NotBought, OffensiveWords, Pending, Published } =
  composeStories(stories);
const { PhotoFails, PhotosGone, WithPhotos, WrongPhotos } = composeStories(stories);

test('a buyer writes a review', () => Published.run());
test('a review that is read first is announced as such', () => Pending.run());
test('missing fields are explained and nothing is sent', () => Incomplete.run());
test('offensive words are pointed out, and the text remains', () => OffensiveWords.run());
test('photographs are sent with the review, in their order', () => WithPhotos.run());
test('wrong files are explained, and the entries remain', () => WrongPhotos.run());
test('a photograph that was not sent can be sent again', () => PhotoFails.run());
test('photographs that the server deleted can be sent again', () => PhotosGone.run());
test('others learn how to sign in or open their order', () => NotBought.run());
test('a second review is declined', () => AlreadyWritten.run());
test('a failed request is logged, and everything entered remains', () => Fails.run());
test('a failed check offers another try', () => CheckFails.run());

test('missing fields are reported by their rules', async () => {
  const onEvent = vi.fn();
  await Incomplete.run({ args: { ...Incomplete.args, onEvent } as typeof Incomplete.args });
  const reported = ['stars', 'title', 'text', 'nickname'].map((field) => [
    { type: 'form.fieldError', form: 'review', field, rule: 'missing' },
  ]);
  expect(onEvent.mock.calls).toEqual(reported);
});

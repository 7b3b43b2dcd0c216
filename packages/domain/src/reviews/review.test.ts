import { expect, test } from 'vitest';
import { validateReview } from './review.ts';

const review = {
  stars: 4,
  title: 'Firm at first',
  text: 'After a month of evenings the cushions gave in.',
  nickname: 'porchlight',
} as const;

test('a complete review has no errors', () => expect(validateReview(review)).toEqual({}));

test('every missing field is reported', () => {
  expect(validateReview({ stars: 0, title: ' ', text: '', nickname: '' })).toEqual({
    stars: 'missing',
    title: 'missing',
    text: 'missing',
    nickname: 'missing',
  });
});

test.each([
  [{ text: 'Nice sofa' }, { text: 'short' }],
  [{ text: 'a'.repeat(2001) }, { text: 'long' }],
  [{ title: 'a'.repeat(81) }, { title: 'long' }],
  [{ nickname: '🛋'.repeat(31) }, { nickname: 'long' }],
  [{ nickname: '🛋'.repeat(30) }, {}],
  [{ text: 'Write to me at nora@example.com for photos.' }, { text: 'contact' }],
  [{ text: 'There are better ones at www.example.com, look.' }, { text: 'contact' }],
  [{ text: 'Call me at (312) 555-0142 10 and I explain.' }, { text: 'contact' }],
  [{ text: 'It is 101 in wide, we paid 2,349 in 2026.' }, {}],
  [{ nickname: 'nora@home' }, { nickname: 'contact' }],
] as const)('%o has the errors %o', (part, errors) => {
  expect(validateReview({ ...review, ...part })).toEqual(errors);
});

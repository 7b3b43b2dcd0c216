import { expect, test } from 'vitest';
import { embroideryFixture, robeFixture } from '../fixtures/personalization.ts';
import { type PersonalizationEvent, personalizationReducer, startPersonalization } from './reducer.ts';
import { personalizationMessages as words } from './messages.ts';
import { toPersonalization, toRequest } from './to-personalization.ts';

const on: PersonalizationEvent = { type: 'switched', isPersonalized: true };
const typed = (text: string, elementName = 'Text1'): PersonalizationEvent => ({ type: 'changed', elementName, text });
const drawn = (requestId: number, imageUrl: string): PersonalizationEvent => ({
  type: 'previewLoaded',
  requestId,
  response: { imageUrl, hasError: false, error: null },
});
const rejected = (requestId: number, businessErrorCode: string, profaneTexts: string[] = []): PersonalizationEvent => ({
  type: 'previewLoaded',
  requestId,
  response: {
    imageUrl: '',
    hasError: true,
    error: { businessErrorCode, businessErrorDescription: 'Please choose different words.', profaneTexts },
  },
});
const requested = (requestId: number): PersonalizationEvent => ({ type: 'previewRequested', requestId });
const after = (offer: typeof robeFixture, ...events: readonly PersonalizationEvent[]) =>
  events.reduce(personalizationReducer, startPersonalization(offer));
const runEvents = (offer: typeof robeFixture, ...events: readonly PersonalizationEvent[]) =>
  toPersonalization(offer, after(offer, on, ...events), words);

test('MONO-06: the preview replaces the image; a late response never replaces a newer one', () => {
  const events = [on, typed('E'), requested(1), typed('EM'), requested(2), drawn(2, 'new'), drawn(1, 'old')];
  expect(after(embroideryFixture, ...events).imageUrl).toBe('new');
  expect(after(embroideryFixture, on, typed('E'), requested(1), typed('EM'), drawn(1, 'old')).imageUrl).toBe('');
});

test('MONO-07: with all lines empty the original image is restored, and a pending response changes nothing', () => {
  const events = [
    on,
    typed('E'),
    requested(1),
    drawn(1, 'drawn'),
    typed('EM'),
    requested(2),
    typed(''),
    drawn(2, 'late'),
  ];
  expect(after(embroideryFixture, ...events).imageUrl).toBe('');
});

test('MONO-21: a failed preview leaves the image unchanged', () => {
  const events = [on, typed('E'), requested(1), drawn(1, 'drawn'), typed('EM'), requested(2)];
  const state = after(embroideryFixture, ...events, { type: 'unreachable', requestId: 2 });
  expect(state).toMatchObject({ imageUrl: 'drawn', isUnreachable: true, error: null });
  const retried = after(
    embroideryFixture,
    ...events,
    { type: 'unreachable', requestId: 2 },
    requested(3),
    drawn(3, 'again'),
  );
  expect(retried).toMatchObject({ imageUrl: 'again', isUnreachable: false });
});

test.each([
  ['MONO-09', embroideryFixture, [typed('A'), typed('')], words.enterText, ['Text1']],
  ['MONO-10', robeFixture, [typed('A'), typed('')], 'Please enter at least one line of text', 'summary'],
  ['MONO-11', robeFixture, [typed('a'), typed('b', 'Text2')], 'Your message contains invalid characters', 'summary'],
  ['MONO-12', robeFixture, [typed('a'), typed('B', 'Text2')], 'Your message contains invalid characters', ['Text1']],
  ['MONO-14', robeFixture, [typed('ABCD')], 'Your message is over the character limit', ['Text1']],
  [
    'MONO-16',
    robeFixture,
    [typed('A'), requested(1), rejected(1, 'E1002')],
    'Please choose different words.',
    'legend',
  ],
  [
    'MONO-17',
    robeFixture,
    [typed('A'), requested(1), rejected(1, 'E2001')],
    'Please choose different words.',
    'summary',
  ],
  [
    'MONO-18',
    robeFixture,
    [typed('A'), typed('BAD', 'Text2'), requested(1), rejected(1, 'E3001', ['BAD'])],
    'Please choose different words.',
    ['Text2'],
  ],
  [
    'MONO-19',
    robeFixture,
    [typed('A'), requested(1), rejected(1, 'E9000')],
    'Please choose different words.',
    ['Text1'],
  ],
] as const)(
  '%s, MONO-15: an error has its words and its place and disables the add',
  (_id, offer, events, errorMsg, errorPos) => {
    expect(runEvents(offer, ...events)).toMatchObject({
      hasError: true,
      isAddToCartDisabled: true,
      errorMsg,
      errorPos,
    });
  },
);

test('MONO-13: a text that is too short is an error without a message', () => {
  const script: PersonalizationEvent = { type: 'selected', choice: { font: 'script' } };
  expect(runEvents(embroideryFixture, script, typed('E'))).toMatchObject({
    hasError: true,
    errorMsg: '',
    errorPos: [],
  });
});

test('MONO-15: nothing is wrong with a sound text, nor with a product as it is', () => {
  expect(runEvents(embroideryFixture, typed('EMH'))).toMatchObject({ hasError: false, isAddToCartDisabled: false });
  const off: PersonalizationEvent = { type: 'switched', isPersonalized: false };
  expect(runEvents(embroideryFixture, typed('emh'), off)).toMatchObject({
    isPersonalized: false,
    isAddToCartDisabled: false,
  });
});

test('the service’s message about one text is not shown for the next', () => {
  const events = [typed('A'), requested(1), rejected(1, 'E3001', ['A']), typed('B')];
  expect(runEvents(embroideryFixture, ...events)).toMatchObject({ hasError: false, errorMsg: '' });
});

test('MONO-03: the request carries every line with its font and thread', () => {
  const rust: PersonalizationEvent = { type: 'selected', choice: { textcolor: 'rust' } };
  expect(toRequest(robeFixture, after(robeFixture, on, typed('EMH', 'Text2'), rust), { sku: 7, quantity: 2 })).toEqual({
    quantity: 2,
    orderType: '',
    profileGuid: '',
    design: {
      templateName: 'sample',
      sku: 7,
      locationName: 'Left chest',
      personalization: [
        { elementName: 'Text1', text: '', textcolor: 'rust', font: 'block' },
        { elementName: 'Text2', text: 'EMH', textcolor: 'rust', font: 'block' },
      ],
    },
  });
});

import { getSite } from '@settee/domain';
import { expect, test } from 'vitest';
import { spellReply } from './spell-reply.ts';

const at = new Date('2026-11-25T00:00:00Z');
const reply = {
  name: 'Gray Flax',
  url: '/color/gray',
  at,
  sections: [{ title: 'Color', text: ['In gray.', 'Can be canceled.'], key: 'gray' }],
  picture: { alt: 'A gray sofa', color: '#808080' },
  message: null,
  itemInfo: { options: [{ label: 'From', text: 'Mia Gray' }], giftCard: { message: 'Your favorite color' } },
};

test('on a Canadian site sentences have Canadian spelling; names, codes and dates are unchanged', () => {
  expect(spellReply(reply, getSite('main', 'CANADA'))).toEqual({
    ...reply,
    sections: [{ title: 'Colour', text: ['In grey.', 'Can be cancelled.'], key: 'gray' }],
    picture: { alt: 'A grey sofa', color: '#808080' },
  });
});

test('on a French page the reply is passed on, to be translated', () => {
  expect(spellReply(reply, getSite('main', 'CANADA', 'fr-CA'))).toBe(reply);
});

test('on a US site the reply is passed on', () => {
  expect(spellReply(reply, getSite('main', 'USA'))).toBe(reply);
});

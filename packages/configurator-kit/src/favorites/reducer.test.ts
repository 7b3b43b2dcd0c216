import type { AddToListPopup } from '@settee/domain';
import { expect, test } from 'vitest';
import { type AddToListEvent, addToListReducer, initialAddToListState } from './reducer.ts';

const product = { sku: 100112, optionChoiceParameter: '11-3002', quantity: 1 };
const popup: AddToListPopup = {
  CurrentProductSku: 100112,
  CurrentProductName: 'Alder Sofa',
  CurrentProductFormattedPrice: '$2,049.00',
  ProductImageUrl: '',
  OptionChoiceParameter: '11-3002',
  Boards: [
    { Id: 7, BoardName: 'Den', IsProductMember: true },
    { Id: 8, BoardName: 'Hall', IsProductMember: false },
  ],
  IsSignedIn: false,
  IsMobile: false,
};
const clicked: AddToListEvent = { type: 'clicked', product };
const opened: AddToListEvent = { type: 'opened', popup };
const openedEmpty: AddToListEvent = { type: 'opened', popup: { ...popup, Boards: [] } };
const submitted: AddToListEvent = { type: 'submitted' };
const named = (boardName: string): AddToListEvent => ({ type: 'nameChanged', boardName });
const after = (...events: readonly AddToListEvent[]) => events.reduce(addToListReducer, initialAddToListState);

test.each<[string, AddToListEvent[], object]>([
  ['FAV-17: a click asks for the lists', [clicked], { status: 'opening', product }],
  ['FAV-17: without an answer no modal opens', [clicked, { type: 'openFailed' }], { status: 'idle', hasFailed: true }],
  ['FAV-17: another click asks again', [clicked, { type: 'openFailed' }, clicked], { status: 'opening' }],
  ['FAV-02: a list that does not hold the product is chosen first', [clicked, opened], { draft: { recapId: 8 } }],
  ['without a list a new one is made', [clicked, openedEmpty], { draft: { recapId: 0 } }],
  [
    'FAV-06, FAV-07: an empty name is flagged and nothing is sent',
    [clicked, openedEmpty, named('  '), submitted],
    { status: 'choosing', draft: { isNameWrong: true }, isSaving: false, problem: null },
  ],
  [
    'FAV-07: the flag goes with the first letter',
    [clicked, openedEmpty, submitted, named('D')],
    { draft: { isNameWrong: false } },
  ],
  [
    'FAV-07: and with another choice',
    [clicked, opened, { type: 'boardSelected', recapId: 0 }, submitted, { type: 'boardSelected', recapId: 8 }],
    { draft: { isNameWrong: false } },
  ],
  [
    'FAV-04: what went into a list is confirmed',
    [clicked, opened, submitted, { type: 'saved', recapId: 8 }],
    { status: 'added', recapId: 8, boardName: 'Hall' },
  ],
  [
    'FAV-04: also in a new one',
    [clicked, openedEmpty, named(' Den '), submitted, { type: 'saved', recapId: 9 }],
    { status: 'added', recapId: 9, boardName: 'Den' },
  ],
  [
    'FAV-19: a list that was not made leaves the modal open',
    [clicked, openedEmpty, named('Den'), submitted, { type: 'rejected', problem: 'too-many-lists' }],
    { status: 'choosing', isSaving: false, problem: 'too-many-lists', draft: { boardName: 'Den' } },
  ],
  [
    'the choice stands while it is being saved',
    [clicked, opened, submitted, { type: 'boardSelected', recapId: 0 }, named('Den')],
    { isSaving: true, draft: { recapId: 8, boardName: '' } },
  ],
  [
    'an answer after closing changes nothing',
    [clicked, opened, submitted, { type: 'closed' }, { type: 'saved', recapId: 8 }],
    initialAddToListState,
  ],
  ['nor does one that nobody asked for', [clicked, { type: 'closed' }, opened], initialAddToListState],
  [
    'a second click while the lists are on their way',
    [clicked, { ...clicked, product: { ...product, sku: 1 } }],
    { product },
  ],
])('%s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});

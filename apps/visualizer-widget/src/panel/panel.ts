import type { Store } from '../store.ts';
import type { Words } from '../words.ts';
import { h } from './dom.ts';
import { AddList, PieceList } from './piece-list.ts';
import { makeRoomSize } from './room-size.ts';

/** Creates the panel next to the image: items in the room, products to add, and room size. */
export function makePanel(store: Store, words: Words, azimuth: () => number) {
  const { messages } = words;
  const pieces = new PieceList(store, words, azimuth);
  const offers = new AddList(store, words);
  const size = makeRoomSize(store, words);
  const empty = h('p', { class: 'note' }, messages.empty);
  const nothing = h('p', { class: 'note' }, messages.nothingToAdd);
  const element = h(
    'div',
    { class: 'panel' },
    h('section', {}, h('h3', { id: 'there' }, messages.inTheRoom), empty, pieces.element),
    h('section', {}, h('h3', { id: 'offered' }, messages.toAdd), nothing, offers.element),
    h('section', {}, h('h3', { id: 'size' }, messages.roomSize), ...size.elements),
  );
  pieces.element.setAttribute('aria-labelledby', 'there');
  offers.element.setAttribute('aria-labelledby', 'offered');
  const show = () => {
    pieces.show();
    offers.show();
    size.show();
    empty.hidden = store.state.pieces.length > 0;
    nothing.hidden = store.state.products.size > 0;
  };
  return { element, show, focus: () => pieces.focus() };
}

import { onFloor } from '../scene/camera.ts';
import { keyStep, type Side } from '../scene/ruler.ts';
import { type Body, bodiesOf } from '../scene/scene.ts';
import type { Store } from '../store.ts';
import type { Words } from '../words.ts';
import { h, set, setText } from './dom.ts';
import { icon } from './icons.ts';
import { turnStep } from './keys.ts';
import { iconButton } from './toolbar.ts';

const ways: readonly [Side, number, number][] = [
  ['left', -1, 0],
  ['back', 0, -1],
  ['front', 0, 1],
  ['right', 1, 0],
];

/** Key steps per click on a move button: larger, since a shopper does not click thirty times. */
const clickSteps = 3;

/** The pieces of the room: each can be selected, moved, rotated, duplicated and removed. */
export class PieceList {
  readonly element = h('ul', { class: 'pieces' });
  readonly #store: Store;
  readonly #words: Words;
  readonly #azimuth: () => number;
  readonly #rows = new Map<
    number,
    { row: HTMLLIElement; name: HTMLButtonElement; size: HTMLElement; label: HTMLElement }
  >();
  readonly #actions: HTMLElement;

  constructor(store: Store, words: Words, azimuth: () => number) {
    this.#store = store;
    this.#words = words;
    this.#azimuth = azimuth;
    this.#actions = h('div', { class: 'actions', role: 'group' }, ...this.#buttons());
  }

  show(): void {
    const { pieces, products, selected } = this.#store.state;
    const bodies = bodiesOf(pieces, products);
    const left = [...this.#rows].filter(([id]) => !bodies.some((body) => body.id === id));
    const focused = left.find(([, { row }]) => row.contains(this.#focus()));
    const index = focused ? [...this.element.children].indexOf(focused[1].row) : -1;
    const isActing = this.#actions.contains(this.#focus());
    for (const [id, { row }] of left) {
      row.remove();
      this.#rows.delete(id);
    }
    bodies.forEach((body, index) => {
      const { row, name, size, label } = this.#rowOf(body);
      if (this.element.children[index] !== row) this.element.insertBefore(row, this.element.children[index] ?? null);
      setText(label, body.product.name);
      setText(size, this.#words.size(body.product));
      set(name, 'aria-pressed', String(body.id === selected));
    });
    const chosen = selected === null ? undefined : this.#rows.get(selected);
    if (chosen && this.#actions.parentElement !== chosen.row) chosen.row.append(this.#actions);
    if (!chosen) this.#actions.remove();
    const body = bodies.find(({ id }) => id === selected);
    if (body) set(this.#actions, 'aria-label', this.#words.messages.pieceActions(body.product.name));
    // Focus moves to the item that takes the position of the removed one.
    if (focused || (isActing && !this.#actions.isConnected))
      (this.element.children[Math.min(index, bodies.length - 1)]?.querySelector('button') ?? null)?.focus();
  }

  /** Puts the focus on the chosen piece. */
  focus(): void {
    const { selected } = this.#store.state;
    if (selected !== null) this.#rows.get(selected)?.name.focus();
  }

  #focus(): Element | null {
    const root = this.element.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  }

  #rowOf({ id }: Body) {
    const known = this.#rows.get(id);
    if (known) return known;
    const [label, size] = [h('span', { class: 'name' }), h('span', { class: 'size' })];
    const name = h(
      'button',
      { type: 'button', class: 'piece', 'data-piece': id, click: () => this.#choose(id) },
      h('span', { class: 'mark' }),
      h('span', { class: 'lines' }, label, size),
    );
    const made = { row: h('li', {}, name), name, size, label };
    this.#rows.set(id, made);
    return made;
  }

  #choose(id: number) {
    const isChosen = this.#store.state.selected === id;
    this.#store.send({ type: 'selected', id: isChosen ? null : id });
  }

  #buttons(): HTMLElement[] {
    const { messages } = this.#words;
    const act = (go: (id: number) => void) => () => {
      const { selected } = this.#store.state;
      if (selected !== null) go(selected);
    };
    const moves = ways.map(([way, right, near]) =>
      iconButton(
        messages.move[way],
        way,
        act((id) => {
          const step = keyStep(this.#words.unit, false) * clickSteps;
          const by = onFloor({ azimuth: this.#azimuth() }, right * step, near * step);
          this.#store.send({ type: 'nudged', id, ...by });
        }),
      ),
    );
    const turn = (way: 'left' | 'right', by: number) =>
      iconButton(
        messages.turn[way],
        way === 'left' ? 'turnLeft' : 'turnRight',
        act((id) => this.#store.send({ type: 'rotated', id, by })),
      );
    return [
      ...moves,
      turn('left', turnStep),
      turn('right', -turnStep),
      iconButton(
        messages.duplicate,
        'duplicate',
        act((id) => {
          this.#store.send({ type: 'duplicated', id });
          this.focus();
        }),
      ),
      iconButton(
        messages.remove,
        'remove',
        act((id) => this.#store.send({ type: 'removed', id })),
      ),
    ];
  }
}

/** Products that can be added to the room. */
export class AddList {
  readonly element = h('ul', { class: 'offers' });
  readonly #store: Store;
  readonly #words: Words;
  readonly #rows = new Map<number, { row: HTMLLIElement; size: HTMLElement; label: HTMLElement }>();

  constructor(store: Store, words: Words) {
    this.#store = store;
    this.#words = words;
  }

  show(): void {
    for (const product of this.#store.state.products.values()) {
      const { size, label } = this.#rowOf(product.sku);
      setText(label, product.name);
      setText(size, this.#words.size(product));
    }
  }

  #rowOf(sku: number) {
    const known = this.#rows.get(sku);
    if (known) return known;
    const [label, size] = [h('span', { class: 'name' }), h('span', { class: 'size' })];
    const button = h(
      'button',
      { type: 'button', class: 'offer', click: () => this.#store.send({ type: 'added', sku }) },
      h('span', { class: 'hidden' }, this.#words.messages.add),
      h('span', { class: 'lines' }, label, size),
      icon('plus'),
    );
    const made = { row: h('li', {}, button), size, label };
    this.#rows.set(sku, made);
    this.element.append(made.row);
    return made;
  }
}

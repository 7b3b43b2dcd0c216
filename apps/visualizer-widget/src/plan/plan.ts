import { s } from '../panel/dom.ts';
import { getCorners, getPoint } from '../scene/footprint.ts';
import { getFootprint } from '../scene/placing.ts';
import { measures } from '../scene/ruler.ts';
import { type Body, bodiesOf } from '../scene/scene.ts';
import type { Store } from '../store.ts';
import type { Words } from '../words.ts';

const margin = 16;
const layers = { rug: 0, floor: 1, table: 2, wall: 3, ceiling: 4 } as const;

/** A floor plan to scale, for browsers without WebGL. */
export class Plan {
  readonly element = s('svg', { class: 'plan', role: 'img' });
  readonly #store: Store;
  readonly #words: Words;
  #held: { id: number; dx: number; dz: number; gesture: string } | null = null;
  #gestures = 0;

  constructor(store: Store, words: Words) {
    this.#store = store;
    this.#words = words;
    this.element.setAttribute('aria-label', words.messages.plan);
    this.element.addEventListener('pointerdown', (event) => this.#take(event));
    this.element.addEventListener('pointermove', (event) => this.#drag(event));
    for (const name of ['pointerup', 'pointercancel'] as const)
      this.element.addEventListener(name, () => {
        this.#held = null;
      });
  }

  show(isMeasuring: boolean): void {
    const { room, pieces, products, selected } = this.#store.state;
    const [left, top] = [-room.width / 2, -room.depth / 2];
    this.element.setAttribute(
      'viewBox',
      `${left - margin} ${top - margin} ${room.width + margin * 2} ${room.depth + margin * 2}`,
    );
    const bodies = bodiesOf(pieces, products).sort(
      (one, other) => layers[one.product.kind] - layers[other.product.kind],
    );
    const measured = isMeasuring ? bodies.find(({ id }) => id === selected) : undefined;
    this.element.replaceChildren(
      s('rect', { class: 'plan-room', x: left, y: top, width: room.width, height: room.depth }),
      ...bodies.map((body) => this.#draw(body, body.id === selected)),
      ...(measured ? measures(measured, room) : []).map(({ from, to, inches, of }) =>
        s(
          'g',
          { class: of === 'width' || of === 'depth' ? 'own' : 'gap' },
          s('line', { x1: from.x, y1: from.z, x2: to.x, y2: to.z }),
          s('text', { x: (from.x + to.x) / 2, y: (from.z + to.z) / 2 }, this.#words.number(inches)),
        ),
      ),
    );
  }

  #draw(body: Body, isSelected: boolean): SVGGElement {
    const footprint = getFootprint(body);
    const corners = getCorners(footprint).map(({ x, z }) => `${x},${z}`);
    const front = [-1, 1].map((way) => getPoint(footprint, (way * footprint.width) / 2, footprint.depth / 2 - 2));
    const [a, b] = front;
    const lean = (((body.turn + 90) % 180) + 180) % 180;
    const upright = lean > 0 && lean <= 180 ? -(lean - 90) : 0;
    // Other items can cover the center of a rug, so its name is at the front.
    const { x, z } = body.product.kind === 'rug' ? getPoint(footprint, 0, footprint.depth / 2 - 6) : body;
    const words = body.product.kind === 'rug' ? [body.product.name] : body.product.name.split(' ');
    const longest = Math.max(...words.map((word) => word.length), 4);
    const size = Math.min(6, (footprint.width * 1.5) / longest, (footprint.depth * 0.8) / words.length);
    const lines = words.map((word, index) =>
      s('tspan', { x, y: z + (index - (words.length - 1) / 2) * size * 1.15 }, word),
    );
    return s(
      'g',
      { class: `plan-piece ${body.product.kind}`, 'data-piece': body.id, 'data-selected': String(isSelected) },
      s('polygon', { points: corners.join(' ') }),
      a && b ? s('line', { x1: a.x, y1: a.z, x2: b.x, y2: b.z }) : null,
      s('text', { 'font-size': size, transform: `rotate(${upright} ${x} ${z})` }, ...lines),
    );
  }

  #at({ clientX, clientY }: PointerEvent): { x: number; z: number } | null {
    const matrix = this.element.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, z: y };
  }

  #take(event: PointerEvent): void {
    const group = event.target instanceof Element ? event.target.closest('[data-piece]') : null;
    const id = group ? Number(group.getAttribute('data-piece')) : null;
    const piece = this.#store.state.pieces.find((one) => one.id === id);
    const at = this.#at(event);
    this.#store.send({ type: 'selected', id });
    if (!piece || !at) return;
    this.element.setPointerCapture(event.pointerId);
    this.#gestures += 1;
    this.#held = { id: piece.id, dx: piece.x - at.x, dz: piece.z - at.z, gesture: `plan ${this.#gestures}` };
  }

  #drag(event: PointerEvent): void {
    const at = this.#at(event);
    if (!this.#held || !at) return;
    const { id, dx, dz, gesture } = this.#held;
    this.#store.send({ type: 'dragged', id, x: at.x + dx, z: at.z + dz, gesture });
  }
}

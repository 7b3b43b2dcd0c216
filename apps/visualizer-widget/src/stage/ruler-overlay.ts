import { h, s, setText } from '../panel/dom.ts';
import { measures } from '../scene/ruler.ts';
import type { Body, Room } from '../scene/scene.ts';
import type { Words } from '../words.ts';
import type { Stage } from './stage.ts';

/** Lines and numbers of the ruler, laid over the picture. */
export class RulerOverlay {
  readonly element: HTMLElement;
  readonly #lines = s('svg', { 'aria-hidden': 'true' });

  constructor() {
    this.element = h('div', { class: 'ruler', 'aria-hidden': 'true', hidden: true }, this.#lines);
  }

  hide(): void {
    this.element.hidden = true;
  }

  /** Measures a piece where the stage shows it. */
  show(body: Body, room: Room, stage: Stage, words: Words): void {
    this.element.hidden = false;
    const level = stage.heightOf(body.id) * (body.product.kind === 'table' ? 1 : 0) + 0.5;
    const drawn = measures(body, room).map(({ of, inches, from, to }) => {
      const isOwn = of === 'width' || of === 'depth';
      const [a, b] = [stage.onPicture(from.x, level, from.z), stage.onPicture(to.x, level, to.z)];
      const shift = isOwn ? away(a, b, stage.onPicture(body.x, level, body.z), 10) : { x: 0, y: 0 };
      const [start, end] = [
        { x: a.x + shift.x, y: a.y + shift.y },
        { x: b.x + shift.x, y: b.y + shift.y },
      ];
      const label = h('span', { class: isOwn ? 'own' : 'gap' }, isOwn ? words.length(inches) : words.number(inches));
      const line = s('path', { class: isOwn ? 'own' : 'gap', d: path(start, end) });
      const length = Math.hypot(start.x - end.x, start.y - end.y);
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      label.style.translate = `calc(${middle.x}px - 50%) calc(${middle.y}px - 50%)`;
      return { of, line, label, length, middle };
    });
    const own = drawn.filter(({ of }) => of === 'width' || of === 'depth');
    // Two labels of a small piece would lie on each other.
    const isSmall = own.some(({ length }) => length < 52);
    const [width, depth] = own;
    if (isSmall && width) setText(width.label, words.sides(body.product));
    const isHidden = (one: (typeof drawn)[number]) => {
      if (own.includes(one)) return one === depth && isSmall;
      const under = own.some(
        ({ middle }) =>
          Math.abs(middle.x - one.middle.x) < (isSmall ? 62 : 44) && Math.abs(middle.y - one.middle.y) < 21,
      );
      return under || one.length < 16;
    };
    this.#lines.replaceChildren(...drawn.map(({ line }) => line));
    this.element.replaceChildren(this.#lines, ...drawn.filter((one) => !isHidden(one)).map(({ label }) => label));
  }
}

interface Place {
  x: number;
  y: number;
}

/** Off the line, away from `from`. */
function away(a: Place, b: Place, from: Place, pixels: number): Place {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const side = Math.sign(((a.x + b.x) / 2 - from.x) * across.x + ((a.y + b.y) / 2 - from.y) * across.y) || 1;
  return { x: across.x * pixels * side, y: across.y * pixels * side };
}

/** A line with a short stroke at both ends. */
function path(a: Place, b: Place): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(-(b.y - a.y) / length) * 4, ((b.x - a.x) / length) * 4];
  return `M${a.x} ${a.y}L${b.x} ${b.y}M${a.x - x} ${a.y - y}L${a.x + x} ${a.y + y}M${b.x - x} ${b.y - y}L${b.x + x} ${b.y + y}`;
}

import type { VisualizerProduct } from '../port.ts';
import { findFreePosition } from './find-free-position.ts';
import { inside, moved, onWall, overlapping } from './placing.ts';
import { type Body, bodiesOf, type Layout, type PlacedItem, type Products, type Room, roomLimits } from './scene.ts';

export interface SceneState extends Layout {
  products: Products;
  selected: number | null;
  /** The piece that held up the last move. */
  heldBy: number | null;
  past: readonly Layout[];
  future: readonly Layout[];
  /** Id that groups events into one undo step, such as a drag or a slider change. */
  gesture: string | null;
  nextId: number;
}

export type SceneEvent =
  | { type: 'productsLoaded'; products: readonly VisualizerProduct[] }
  | { type: 'mainProductSet'; product: VisualizerProduct }
  | { type: 'added'; sku: number }
  | { type: 'duplicated' | 'removed'; id: number }
  | { type: 'selected'; id: number | null }
  | { type: 'nudged'; id: number; x: number; z: number }
  | { type: 'dragged'; id: number; x: number; z: number; gesture: string }
  | { type: 'rotated'; id: number; by: number; gesture?: string }
  | { type: 'resized'; room: Partial<Room>; gesture: string }
  | { type: 'undone' | 'redone' };

const maxHistory = 100;

export const emptyScene: SceneState = {
  room: { width: 186, depth: 150 },
  pieces: [],
  products: new Map(),
  selected: null,
  heldBy: null,
  past: [],
  future: [],
  gesture: null,
  nextId: 1,
};

const getLayout = ({ room, pieces }: SceneState): Layout => ({ room, pieces });

const bare = ({ id, sku, x, z, turn }: Body): PlacedItem => ({ id, sku, x, z, turn });

/** Moves to a layout and stores the previous one for undo; a gesture is one step. */
function changed(state: SceneState, layout: Partial<Layout>, gesture: string | null = null): SceneState {
  const goesOn = gesture !== null && gesture === state.gesture;
  const past = goesOn ? state.past : [...state.past, getLayout(state)].slice(-maxHistory);
  return { ...state, ...layout, past, future: [], gesture, heldBy: null };
}

function add(state: SceneState, product: VisualizerProduct, { x, z, turn }: Pick<PlacedItem, 'x' | 'z' | 'turn'>) {
  const piece: PlacedItem = { id: state.nextId, sku: product.sku, x, z, turn };
  return { ...changed(state, { pieces: [...state.pieces, piece] }), selected: piece.id, nextId: state.nextId + 1 };
}

/** Puts `next` in the place of the piece of its id. */
const replaced = (pieces: readonly PlacedItem[], next: PlacedItem) =>
  pieces.map((piece) => (piece.id === next.id ? next : piece));

const known = (products: Products, more: readonly VisualizerProduct[]): Products =>
  new Map([...products, ...more.map((product) => [product.sku, product] as const)]);

function step(state: SceneState, to: 'past' | 'future'): SceneState {
  const from = to === 'past' ? 'future' : 'past';
  const layout = state[to].at(-1);
  if (!layout) return state;
  const selected = layout.pieces.some(({ id }) => id === state.selected) ? state.selected : null;
  return {
    ...state,
    ...layout,
    [to]: state[to].slice(0, -1),
    [from]: [...state[from], getLayout(state)],
    selected,
    heldBy: null,
    gesture: null,
  };
}

type EventOf<Type extends SceneEvent['type']> = Extract<SceneEvent, { type: Type }>;

/** A new piece in the middle of the room. */
const fresh = (product: VisualizerProduct): Body => ({ id: 0, sku: product.sku, x: 0, z: 0, turn: 0, product });

/** Puts the product of the page in the middle of the room if it is free, as the start of the history. */
function withMainProduct(state: SceneState, product: VisualizerProduct): SceneState {
  const { room, products } = state;
  const next = { ...state, products: known(products, [product]) };
  const there = state.pieces.find(({ sku }) => sku === product.sku);
  if (there) return { ...next, selected: there.id };
  const bodies = bodiesOf(state.pieces, products);
  const middle = inside(fresh(product), room);
  const isFree = product.kind !== 'table' && product.kind !== 'wall' && overlapping(middle, bodies).length === 0;
  const featured = add(next, product, isFree ? middle : findFreePosition(middle, room, bodies));
  return { ...featured, past: state.past, future: state.future };
}

function withMove(state: SceneState, body: Body, event: EventOf<'nudged'> | EventOf<'dragged'>): SceneState {
  const isDrag = event.type === 'dragged';
  const target = isDrag ? { x: event.x, z: event.z } : { x: body.x + event.x, z: body.z + event.z };
  const others = bodiesOf(state.pieces, state.products).filter(({ id }) => id !== body.id);
  const { body: next, heldBy } = moved(body, target, { room: state.room, others, snap: isDrag });
  const isMoved = next.x !== body.x || next.z !== body.z || next.turn !== body.turn;
  const gesture = isDrag ? event.gesture : `shifted ${body.id}`;
  const after = isMoved ? changed(state, { pieces: replaced(state.pieces, bare(next)) }, gesture) : state;
  return { ...after, heldBy: heldBy?.id ?? null };
}

function withTurn(state: SceneState, body: Body, { by, gesture }: EventOf<'rotated'>): SceneState {
  if (body.product.kind === 'wall') return state;
  const turn = (((body.turn + by) % 360) + 360) % 360;
  const next = bare(inside({ ...body, turn }, state.room));
  return changed(state, { pieces: replaced(state.pieces, next) }, gesture ?? `turned ${body.id}`);
}

/** Pieces move along with the walls. */
function withRoom(state: SceneState, { room: wished, gesture }: EventOf<'resized'>): SceneState {
  const { room } = state;
  const limit = (size: number) => Math.min(roomLimits.max, Math.max(roomLimits.min, size));
  const next = { width: limit(wished.width ?? room.width), depth: limit(wished.depth ?? room.depth) };
  if (next.width === room.width && next.depth === room.depth) return state;
  const fit = (one: Body) => bare(one.product.kind === 'wall' ? onWall(one, next) : inside(one, next));
  return changed(state, { room: next, pieces: bodiesOf(state.pieces, state.products).map(fit) }, gesture);
}

/** Handles scene events; events of removed items are ignored. */
export function sceneReducer(state: SceneState, event: SceneEvent): SceneState {
  const { room, products } = state;
  const bodies = bodiesOf(state.pieces, products);
  const body = 'id' in event ? bodies.find(({ id }) => id === event.id) : undefined;

  switch (event.type) {
    case 'productsLoaded':
      return { ...state, products: known(products, event.products) };
    case 'mainProductSet':
      return withMainProduct(state, event.product);
    case 'added': {
      const product = products.get(event.sku);
      return product ? add(state, product, findFreePosition(fresh(product), room, bodies)) : state;
    }
    case 'duplicated':
      return body ? add(state, body.product, besides(body, room, bodies)) : state;
    case 'removed': {
      if (!body) return state;
      const pieces = state.pieces.filter(({ id }) => id !== event.id);
      return { ...changed(state, { pieces }), selected: state.selected === event.id ? null : state.selected };
    }
    case 'selected':
      return { ...state, selected: body?.id ?? null, gesture: null };
    case 'nudged':
    case 'dragged':
      return body ? withMove(state, body, event) : state;
    case 'rotated':
      return body ? withTurn(state, body, event) : state;
    case 'resized':
      return withRoom(state, event);
    case 'undone':
      return step(state, 'past');
    case 'redone':
      return step(state, 'future');
    default:
      return event satisfies never;
  }
}

/** Returns a position next to the original of a copy, if one side is free. */
function besides(body: Body, room: Room, bodies: readonly Body[]): Body {
  const turn = (body.turn * Math.PI) / 180;
  const along = body.product.width + 3;
  for (const way of [1, -1]) {
    const copy = { ...body, id: 0, x: body.x + Math.cos(turn) * along * way, z: body.z - Math.sin(turn) * along * way };
    const placed = inside(copy, room);
    const isThere = Math.hypot(placed.x - copy.x, placed.z - copy.z) < 1;
    if (isThere && overlapping(placed, bodies).length === 0) return placed;
  }
  return findFreePosition({ ...body, id: 0 }, room, bodies);
}

import { orbited, zoomed } from '../scene/camera.ts';
import type { Store } from '../store.ts';
import type { Stage } from './stage.ts';

/** Rotation of the camera, in radians per px. */
const turnPerPixel = 0.006;
/** Maximum movement of a click, in px. */
const maxClickDistance = 5;

interface Point {
  x: number;
  y: number;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The point of an event on the canvas, in px. */
function toPoint(canvas: HTMLCanvasElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

interface HeldView extends Point {
  on: 'view';
  moved: boolean;
}

interface HeldPiece extends Point {
  on: 'piece';
  id: number;
  /** Offset of the piece from the point where it is held, in inches. */
  dx: number;
  dz: number;
  height: number;
  gesture: string;
  moved: boolean;
}

/** Selects and holds the piece at a point, or holds the view. */
function hold(stage: Stage, store: Store, { x, y }: Point, gesture: string): HeldView | HeldPiece {
  const hit = stage.pick(x, y);
  const piece = hit && store.state.pieces.find(({ id }) => id === hit.id);
  const isRugBelow = piece && store.state.products.get(piece.sku)?.kind === 'rug' && piece.id !== store.state.selected;
  // A rug covers most of the floor, so it can be dragged only after a click has selected it.
  if (!hit || !piece || isRugBelow) return { on: 'view', x, y, moved: false };
  const at = stage.atHeight(x, y, hit.at.y) ?? { x: piece.x, z: piece.z };
  store.send({ type: 'selected', id: piece.id });
  const [dx, dz] = [piece.x - at.x, piece.z - at.z];
  return { on: 'piece', id: piece.id, dx, dz, height: hit.at.y, gesture, x, y, moved: false };
}

function orbit(stage: Stage, view: HeldView, from: Point, at: Point): void {
  view.moved ||= distance(at, view) > maxClickDistance;
  if (!view.moved) return;
  stage.moveCamera(orbited(stage.view, (from.x - at.x) * turnPerPixel, (from.y - at.y) * turnPerPixel));
}

function drag(stage: Stage, store: Store, piece: HeldPiece, at: Point): void {
  piece.moved ||= distance(at, piece) > maxClickDistance;
  const floor = stage.atHeight(at.x, at.y, piece.height);
  if (!piece.moved || !floor) return;
  const { id, gesture, dx, dz } = piece;
  store.send({ type: 'dragged', id, x: floor.x + dx, z: floor.z + dz, gesture });
}

function zoomByWheel(stage: Stage, event: WheelEvent): void {
  const next = zoomed(stage.view, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.0022));
  // At the limit of the zoom the page scrolls.
  if (next.distance === stage.view.distance) return;
  event.preventDefault();
  stage.moveCamera(next);
}

/** Handles dragging, pinching and the wheel. Returns the function that removes the listeners. */
export function listenToPointers(stage: Stage, store: Store): () => void {
  const { canvas } = stage;
  const fingers = new Map<number, Point>();
  const listeners = new AbortController();
  let held: HeldView | HeldPiece | null = null;
  let gestures = 0;
  let spread = 0;

  const place = (event: MouseEvent) => toPoint(canvas, event);
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? distance(one, other) : 0;
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, listener, { signal: listeners.signal, passive: false });

  const pinch = () => {
    const now = apart();
    if (spread > 0 && now > 0) stage.moveCamera(zoomed(stage.view, spread / now));
    spread = now;
  };

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    const at = place(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    spread = apart();
    gestures += 1;
    held = fingers.size > 1 ? null : hold(stage, store, at, `drag ${gestures}`);
    canvas.dataset['held'] = held?.on ?? 'view';
  });
  on('pointermove', (event) => {
    const at = place(event);
    const from = fingers.get(event.pointerId);
    if (!from) {
      if (event.pointerType === 'mouse') canvas.dataset['over'] = stage.pick(at.x, at.y) ? 'piece' : 'view';
      return;
    }
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) pinch();
    else if (held?.on === 'view') orbit(stage, held, from, at);
    else if (held?.on === 'piece') drag(stage, store, held, at);
  });
  const release = (event: PointerEvent) => {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (held?.on === 'view' && !held.moved && at && event.type === 'pointerup')
      store.send({ type: 'selected', id: stage.pick(at.x, at.y)?.id ?? null });
    held = null;
    spread = 0;
    delete canvas.dataset['held'];
  };
  on('pointerup', release);
  on('pointercancel', release);
  on('wheel', (event) => zoomByWheel(stage, event));
  return () => listeners.abort();
}

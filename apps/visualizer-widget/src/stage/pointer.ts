import { orbited, zoomed } from '../scene/camera.ts';
import type { Store } from '../store.ts';
import type { Stage } from './stage.ts';

const turnAPixel = 0.006;
/** Maximum movement of a click, in px. */
const still = 5;

type Held =
  | { on: 'view'; x: number; y: number; strayed: boolean }
  | {
      on: 'piece';
      id: number;
      dx: number;
      dz: number;
      height: number;
      gesture: string;
      x: number;
      y: number;
      moved: boolean;
    };

/** Handles dragging, pinching and the wheel. Returns the function that removes the listeners. */
export function listenToPointers(stage: Stage, store: Store): () => void {
  const { canvas } = stage;
  const fingers = new Map<number, { x: number; y: number }>();
  const listeners = new AbortController();
  let held: Held | null = null;
  let gestures = 0;
  let spread = 0;

  const place = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const take = (x: number, y: number) => {
    const hit = stage.pick(x, y);
    const piece = hit && store.state.pieces.find(({ id }) => id === hit.id);
    const isRugBelow =
      piece && store.state.products.get(piece.sku)?.kind === 'rug' && piece.id !== store.state.selected;
    // A rug covers most of the floor, so it can be dragged only after a click has selected it.
    if (!hit || !piece || isRugBelow) return { on: 'view', x, y, strayed: false } as const;
    const at = stage.atHeight(x, y, hit.at.y) ?? { x: piece.x, z: piece.z };
    gestures += 1;
    store.send({ type: 'selected', id: piece.id });
    const [dx, dz] = [piece.x - at.x, piece.z - at.z];
    return {
      on: 'piece',
      id: piece.id,
      dx,
      dz,
      height: hit.at.y,
      gesture: `drag ${gestures}`,
      x,
      y,
      moved: false,
    } as const;
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, listener, { signal: listeners.signal, passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    const at = place(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    spread = apart();
    held = fingers.size > 1 ? null : take(at.x, at.y);
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
    if (fingers.size === 2) {
      const now = apart();
      if (spread > 0 && now > 0) stage.moveCamera(zoomed(stage.view, spread / now));
      spread = now;
      return;
    }
    if (held?.on === 'view') {
      held.strayed ||= Math.hypot(at.x - held.x, at.y - held.y) > still;
      if (held.strayed)
        stage.moveCamera(orbited(stage.view, (from.x - at.x) * turnAPixel, (from.y - at.y) * turnAPixel));
    }
    if (held?.on === 'piece') {
      held.moved ||= Math.hypot(at.x - held.x, at.y - held.y) > still;
      const floor = stage.atHeight(at.x, at.y, held.height);
      if (held.moved && floor) {
        const { id, gesture } = held;
        store.send({ type: 'dragged', id, x: floor.x + held.dx, z: floor.z + held.dz, gesture });
      }
    }
  });
  const release = (event: PointerEvent) => {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (held?.on === 'view' && !held.strayed && at && event.type === 'pointerup')
      store.send({ type: 'selected', id: stage.pick(at.x, at.y)?.id ?? null });
    held = null;
    spread = 0;
    delete canvas.dataset['held'];
  };
  on('pointerup', release);
  on('pointercancel', release);
  on('wheel', (event) => {
    const next = zoomed(stage.view, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.0022));
    // At the end of the way the page scrolls on.
    if (next.distance === stage.view.distance) return;
    event.preventDefault();
    stage.moveCamera(next);
  });
  return () => listeners.abort();
}

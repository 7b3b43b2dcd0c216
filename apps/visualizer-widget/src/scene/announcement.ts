import { type Side, wallGaps } from './ruler.ts';
import { bodiesOf } from './scene.ts';
import type { SceneEvent, SceneState } from './scene-reducer.ts';

/** Live-region announcement of a scene change, before localization. */
export type SceneAnnouncement =
  | { code: 'added' | 'removed' | 'duplicated'; name: string }
  | { code: 'moved'; name: string; gaps: readonly { side: Side; inches: number }[] }
  | { code: 'held'; name: string; other: string }
  | { code: 'turned'; name: string; degrees: number }
  | { code: 'resized'; width: number; depth: number }
  | { code: 'undone' | 'redone' };

const nearer = (gaps: Record<Side, number>, one: Side, other: Side) => {
  const side = gaps[one] <= gaps[other] ? one : other;
  return { side, inches: gaps[side] };
};

const nameOf = (state: SceneState, id: number | null) =>
  bodiesOf(state.pieces, state.products).find((body) => body.id === id)?.product.name ?? '';

/** Announces which piece stopped a move, or the distances to the walls. */
function announceMove(after: SceneState, id: number): SceneAnnouncement | null {
  const body = bodiesOf(after.pieces, after.products).find((each) => each.id === id);
  if (!body) return null;
  const { name } = body.product;
  if (after.heldBy !== null) return { code: 'held', name, other: nameOf(after, after.heldBy) };
  const gaps = wallGaps(body, after.room);
  return { code: 'moved', name, gaps: [nearer(gaps, 'left', 'right'), nearer(gaps, 'back', 'front')] };
}

/** Returns the announcement of an event; null if there is none. */
export function getAnnouncement(before: SceneState, after: SceneState, event: SceneEvent): SceneAnnouncement | null {
  if (after === before) return null;
  switch (event.type) {
    case 'added':
    case 'duplicated':
      return { code: event.type, name: nameOf(after, after.selected) };
    case 'removed':
      return { code: 'removed', name: nameOf(before, event.id) };
    case 'nudged':
    case 'dragged':
      return announceMove(after, event.id);
    case 'rotated': {
      const piece = after.pieces.find(({ id }) => id === event.id);
      return piece ? { code: 'turned', name: nameOf(after, event.id), degrees: Math.round(piece.turn) } : null;
    }
    case 'resized':
      return { code: 'resized', ...after.room };
    case 'undone':
    case 'redone':
      return { code: event.type };
    case 'productsLoaded':
    case 'mainProductSet':
    case 'selected':
      return null;
    default:
      return event satisfies never;
  }
}

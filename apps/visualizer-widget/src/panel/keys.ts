import { onFloor } from '../scene/camera.ts';
import { keyStep, type RulerUnit } from '../scene/ruler.ts';
import type { SceneEvent } from '../scene/scene-reducer.ts';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rotation per bracket key, in degrees. */
export const turnStep = 15;

interface KeyStroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Converts a key to the event for the item `id`, relative to the view from `azimuth`; null for other keys. */
export function pieceKey(
  press: KeyStroke,
  id: number,
  { unit, azimuth }: { unit: RulerUnit; azimuth: number },
): SceneEvent | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const arrow = arrows[press.key];
  if (arrow) {
    const step = keyStep(unit, press.shiftKey);
    return { type: 'nudged', id, ...onFloor({ azimuth }, arrow[0] * step, arrow[1] * step) };
  }
  switch (press.key) {
    case '[':
      return { type: 'rotated', id, by: turnStep };
    case ']':
      return { type: 'rotated', id, by: -turnStep };
    case 'r':
    case 'R':
      return { type: 'rotated', id, by: press.shiftKey ? 90 : -90 };
    case 'Delete':
    case 'Backspace':
      return { type: 'removed', id };
    default:
      return null;
  }
}

/** Undo and redo as every program has them. */
export function historyKey({ key, shiftKey, ctrlKey, metaKey }: KeyStroke): SceneEvent | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return { type: shiftKey ? 'redone' : 'undone' };
  return key.toLowerCase() === 'y' ? { type: 'redone' } : null;
}

/** An arrow key as a turn of the view, in radians. */
export function viewKey({ key }: KeyStroke): { azimuth: number; polar: number } | null {
  const arrow = arrows[key];
  return arrow ? { azimuth: arrow[0] * 0.2, polar: arrow[1] * 0.12 } : null;
}

import { CanvasTexture, PerspectiveCamera, SRGBColorSpace, Vector3 } from 'three';
import type { Room } from '../scene/scene.ts';
import type { RoomTheme } from './room-theme.ts';
import { numbers } from './noise.ts';

/** The opening in the left wall, in inches: along z and up. */
export interface Opening {
  from: number;
  to: number;
  sill: number;
  top: number;
}

export function getOpening({ depth }: Room): Opening {
  const half = Math.min(36, depth * 0.23);
  const middle = -depth * 0.06;
  return { from: middle - half, to: middle + half, sill: 22, top: 94 };
}

/** Returns the position and target of the sun: outside the window, high, slightly in front. */
export function sunPlace({ width }: Room, { from, to, sill, top }: Opening): { from: Vector3; at: Vector3 } {
  const at = new Vector3(-width / 2, (sill + top) / 2, (from + to) / 2);
  return { at, from: at.clone().add(new Vector3(-430, 345, -150)) };
}

/** Panes as fractions of the opening, without the bars between. */
function getPanes([across, up]: RoomTheme['panes']): {
  left: number;
  right: number;
  low: number;
  high: number;
}[] {
  const bar = 0.022;
  return Array.from({ length: across * up }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return {
      left: column / across + bar,
      right: (column + 1) / across - bar,
      low: row / up + bar,
      high: (row + 1) / up - bar,
    };
  });
}

const size = 512;

/** Renders the light mask of the sun from the position of its lamp: bright panes on black with leaves between. */
export function sunCookie(room: Room, theme: RoomTheme, angle: number): CanvasTexture {
  const opening = getOpening(room);
  const sun = sunPlace(room, opening);
  const eye = new PerspectiveCamera((angle * 360) / Math.PI, 1, 1, 2000);
  eye.position.copy(sun.from);
  eye.lookAt(sun.at);
  eye.updateMatrixWorld();
  const onCanvas = (along: number, up: number) => {
    const at = new Vector3(
      -room.width / 2,
      opening.sill + (opening.top - opening.sill) * up,
      opening.to + (opening.from - opening.to) * along,
    ).project(eye);
    return [(at.x * 0.5 + 0.5) * size, (0.5 - at.y * 0.5) * size] as const;
  };
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  // A shadow is a blur that every browser draws: the shapes themselves stay off the canvas.
  const away = 4 * size;
  context.shadowOffsetX = away;
  context.shadowBlur = theme.sun.blur;
  const draw = (color: string, shape: () => void) => {
    context.shadowColor = color;
    context.beginPath();
    shape();
    context.fill();
  };
  for (const { left, right, low, high } of getPanes(theme.panes))
    draw('#fff', () => {
      for (const [along, up] of [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ] as const) {
        const [x, y] = onCanvas(along, up);
        context.lineTo(x - away, y);
      }
    });
  if (theme.sun.leaves) {
    const next = numbers(29);
    context.shadowBlur = 16;
    for (let leaf = 0; leaf < 70; leaf += 1) {
      const [x, y] = onCanvas(0.45 + next() * 0.62, 0.3 + next() * 0.8);
      draw(`rgb(0 0 0 / ${0.2 + next() * 0.35})`, () =>
        context.ellipse(x - away, y, 5 + next() * 15, 3 + next() * 7, next() * 3, 0, 7),
      );
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

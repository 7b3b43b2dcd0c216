import { CanvasTexture, type Camera, PerspectiveCamera, SRGBColorSpace, Vector3 } from 'three';
import type { Room } from '../scene/scene.ts';
import type { RoomTheme } from './room-theme.ts';
import { seededRandom } from './noise.ts';

/** The opening in the left wall, in inches: along z and up. */
export interface Opening {
  from: number;
  to: number;
  sill: number;
  top: number;
}

/** In inches. The width and the position along the wall depend on the depth of the room. */
const maxHalfWidth = 36;
const sill = 22;
const top = 94;

/** From the middle of the window to the sun, in inches: outside, high, slightly in front. */
const toSun = new Vector3(-430, 345, -150);

export function getOpening({ depth }: Room): Opening {
  const halfWidth = Math.min(maxHalfWidth, depth * 0.23);
  const middle = -depth * 0.06;
  return { from: middle - halfWidth, to: middle + halfWidth, sill, top };
}

/** Returns the position of the sun and its target, the middle of the window. */
export function getSunLight({ width }: Room, opening: Opening): { position: Vector3; target: Vector3 } {
  const target = new Vector3(-width / 2, (opening.sill + opening.top) / 2, (opening.from + opening.to) / 2);
  return { position: target.clone().add(toSun), target };
}

/** Half the width of the bars between panes, as a fraction of the opening. */
const halfBar = 0.022;

interface Pane {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** Returns the panes as fractions of the opening, without the bars between them. */
function getPanes([columns, rows]: RoomTheme['panes']): Pane[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      left: column / columns + halfBar,
      right: (column + 1) / columns - halfBar,
      low: row / rows + halfBar,
      high: (row + 1) / rows - halfBar,
    };
  });
}

/** In pixels. */
const size = 512;
const leafBlur = 16;

/** Horizontal distance in pixels from a shape to its shadow: shapes are off the canvas. */
const shadowOffset = 4 * size;

const leafCount = 70;
const leafSeed = 29;

function getSunCamera({ position, target }: { position: Vector3; target: Vector3 }, angle: number) {
  const camera = new PerspectiveCamera((angle * 360) / Math.PI, 1, 1, 2000);
  camera.position.copy(position);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}

/** Returns a function from a point of the opening, in fractions along and up, to its pixel as the camera sees it. */
function getProjection({ width }: Room, opening: Opening, camera: Camera) {
  return (along: number, up: number) => {
    const point = new Vector3(
      -width / 2,
      opening.sill + (opening.top - opening.sill) * up,
      opening.to + (opening.from - opening.to) * along,
    ).project(camera);
    return [(point.x * 0.5 + 0.5) * size, (0.5 - point.y * 0.5) * size] as const;
  };
}

type Project = ReturnType<typeof getProjection>;

function fillShadow(context: CanvasRenderingContext2D, color: string, addPath: () => void) {
  context.shadowColor = color;
  context.beginPath();
  addPath();
  context.fill();
}

function drawPanes(context: CanvasRenderingContext2D, panes: readonly Pane[], project: Project) {
  for (const { left, right, low, high } of panes)
    fillShadow(context, '#fff', () => {
      for (const [along, up] of [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ] as const) {
        const [x, y] = project(along, up);
        context.lineTo(x - shadowOffset, y);
      }
    });
}

/** Draws the leaves of a tree in front of the right side of the window, the same at every call. */
function drawLeaves(context: CanvasRenderingContext2D, project: Project) {
  const random = seededRandom(leafSeed);
  context.shadowBlur = leafBlur;
  for (let leaf = 0; leaf < leafCount; leaf += 1) {
    const [x, y] = project(0.45 + random() * 0.62, 0.3 + random() * 0.8);
    fillShadow(context, `rgb(0 0 0 / ${0.2 + random() * 0.35})`, () =>
      context.ellipse(x - shadowOffset, y, 5 + random() * 15, 3 + random() * 7, random() * 3, 0, 2 * Math.PI),
    );
  }
}

/** Renders the light mask of the sun as seen from its position: bright panes on black with leaves between. */
export function sunCookie(room: Room, theme: RoomTheme, angle: number): CanvasTexture {
  const opening = getOpening(room);
  const project = getProjection(room, opening, getSunCamera(getSunLight(room, opening), angle));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  // Draws only blurred shadows, because not every browser has canvas filters.
  context.shadowOffsetX = shadowOffset;
  context.shadowBlur = theme.sun.blur;
  drawPanes(context, getPanes(theme.panes), project);
  if (theme.sun.leaves) drawLeaves(context, project);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

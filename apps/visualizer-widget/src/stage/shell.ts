import {
  CanvasTexture,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import { type Room, roomHeight } from '../scene/scene.ts';
import { box, edgeShade, patches, type Patch } from './boxes.ts';
import { release } from './release.ts';
import type { RoomTheme } from './room-theme.ts';
import { concreteFloor, oakFloor, plaster } from './textures.ts';
import { getOpening } from './window.ts';

interface Wall {
  group: Group;
  /** Into the room. */
  normal: readonly [number, number];
  /** Inches from the middle to the wall. */
  away: number;
}

/** Floor, walls and the window of a room. */
export interface Shell {
  group: Group;
  /** Hides walls between the camera and the room. */
  showFrom(x: number, z: number): void;
  dispose(): void;
}

/** Creates the materials, which do not depend on the room size. */
export function shellMaterials(theme: RoomTheme) {
  const floorTile = theme.floor === 'oak' ? oakFloor() : concreteFloor();
  const wallTile = plaster(theme.hasPanels ? 1.1 : 0.5);
  const flat = (color: string, roughness = 0.7) => new MeshStandardMaterial({ color, roughness });
  const sky = document.createElement('canvas');
  [sky.width, sky.height] = [2, 64];
  const context = sky.getContext('2d')!;
  const gradient = context.createLinearGradient(0, 0, 0, 64);
  theme.sky.forEach((color, index) => gradient.addColorStop(index, color));
  context.fillStyle = gradient;
  context.fillRect(0, 0, 2, 64);
  const skyTexture = new CanvasTexture(sky);
  skyTexture.colorSpace = SRGBColorSpace;
  return {
    floorTile,
    wallTile,
    floor: new MeshStandardMaterial({ map: floorTile.texture, roughness: theme.roughness }),
    wall: new MeshStandardMaterial({ color: theme.wall, map: wallTile.texture, roughness: 0.95 }),
    trim: flat(theme.wall, 0.8),
    cap: new MeshBasicMaterial({ color: theme.cap, toneMapped: false }),
    skirting: flat(theme.skirting.color),
    frame: flat(theme.frame, 0.5),
    sky: new MeshBasicMaterial({ map: skyTexture, color: new Color(1.05, 1.05, 1.05), toneMapped: false }),
    shade: new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide }),
  };
}

export type ShellMaterials = ReturnType<typeof shellMaterials>;

/** Creates a wall of `length` centered on its own origin, facing +z. */
function wallOf(
  length: number,
  materials: ShellMaterials,
  theme: RoomTheme,
  hole?: { from: number; to: number; sill: number; top: number },
) {
  const half = length / 2;
  const whole: Patch[] = [{ from: [-half, 0], to: [half, roomHeight] }];
  const around: Patch[] = hole
    ? [
        { from: [-half, 0], to: [hole.from, roomHeight] },
        { from: [hole.to, 0], to: [half, roomHeight] },
        { from: [hole.from, 0], to: [hole.to, hole.sill] },
        { from: [hole.from, hole.top], to: [hole.to, roomHeight] },
      ]
    : whole;
  const group = new Group();
  const surface = new Mesh(patches(around, materials.wallTile.inches), materials.wall);
  surface.receiveShadow = true;
  const { height } = theme.skirting;
  const skirting = box(materials.skirting, [length, height, 0.8], [0, height / 2, 0.4]);
  skirting.receiveShadow = true;
  const shade = new Mesh(edgeShade(length, roomHeight, 34, theme.hasPanels ? 0.2 : 0.14), materials.shade);
  shade.position.set(0, roomHeight / 2, 0.06);
  group.add(surface, skirting, shade, box(materials.cap, [length + 9, 0.6, 4.5], [0, roomHeight, -2.25]));
  return group;
}

/** Thin frames on a wall, as many as fit. */
function panels(length: number, materials: ShellMaterials): Object3D[] {
  const count = Math.max(1, Math.round(length / 62));
  const pitch = length / count;
  const [low, high, bar] = [16, roomHeight - 14, 1.3];
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch).flatMap((middle) => {
    const width = pitch - 14;
    const place = (size: [number, number, number], x: number, y: number) => {
      const mesh = box(materials.trim, size, [middle + x, y, 0.35]);
      mesh.receiveShadow = true;
      return mesh;
    };
    return [
      place([width, bar, 0.7], 0, low),
      place([width, bar, 0.7], 0, high),
      place([bar, high - low, 0.7], -width / 2, (low + high) / 2),
      place([bar, high - low, 0.7], width / 2, (low + high) / 2),
    ];
  });
}

/** Reveal, bars, a sill and the sky, for the left wall. */
function windowParts(
  hole: { from: number; to: number; sill: number; top: number },
  materials: ShellMaterials,
  theme: RoomTheme,
) {
  const [wide, high] = [hole.to - hole.from, hole.top - hole.sill];
  const [x, y] = [(hole.from + hole.to) / 2, (hole.sill + hole.top) / 2];
  const depth = 4.5;
  const jamb = theme.hasPanels ? materials.frame : materials.trim;
  const sky = new Mesh(new PlaneGeometry(wide + 2, high + 2), materials.sky);
  sky.position.set(x, y, -depth + 0.1);
  const parts: Object3D[] = [
    sky,
    box(jamb, [wide + 2, 1, depth], [x, hole.top + 0.4, -depth / 2]),
    box(jamb, [1, high, depth], [hole.from - 0.4, y, -depth / 2]),
    box(jamb, [1, high, depth], [hole.to + 0.4, y, -depth / 2]),
    box(theme.hasPanels ? jamb : materials.frame, [wide + 6, 1.2, depth + 3], [x, hole.sill - 0.5, -depth / 2 + 1.5]),
  ];
  const bar = theme.hasPanels ? 1.5 : 1;
  const [across, up] = theme.panes;
  for (let at = 0; at <= across; at += 1)
    parts.push(box(materials.frame, [bar, high, 1.4], [hole.from + (wide * at) / across, y, -depth + 1]));
  for (let at = 0; at <= up; at += 1)
    parts.push(box(materials.frame, [wide, bar, 1.4], [x, hole.sill + (high * at) / up, -depth + 1]));
  if (theme.hasPanels)
    for (const [width, height, dx, dy] of [
      [wide + 9, 3.4, 0, high / 2 + 2.6],
      [3.4, high + 2, -wide / 2 - 2.6, 0],
      [3.4, high + 2, wide / 2 + 2.6, 0],
    ] as const)
      parts.push(box(materials.frame, [width, height, 0.9], [x + dx, y + dy, 0.45]));
  return parts;
}

export function makeShell({ width, depth }: Room, theme: RoomTheme, materials: ShellMaterials): Shell {
  const group = new Group();
  const floorGeometry = patches(
    [{ from: [-width / 2, -depth / 2], to: [width / 2, depth / 2] }],
    materials.floorTile.inches,
  );
  const floor = new Mesh(floorGeometry, materials.floor);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  const floorEdge = new Mesh(edgeShade(width, depth, 26, 0.3), materials.shade);
  floorEdge.rotation.x = -Math.PI / 2;
  floorEdge.position.y = 0.05;
  group.add(floor, floorEdge);

  const opening = getOpening({ width, depth });
  const back = wallOf(width, materials, theme);
  if (theme.hasPanels) back.add(...panels(width, materials));
  // The wall's own right is the room's back: z runs the other way.
  const hole = { from: -opening.to, to: -opening.from, sill: opening.sill, top: opening.top };
  const left = wallOf(depth, materials, theme, hole);
  left.add(...windowParts(hole, materials, theme));
  const right = wallOf(depth, materials, theme);
  if (theme.hasPanels) right.add(...panels(depth, materials));
  const front = wallOf(width, materials, theme);
  const walls: Wall[] = [
    { group: back, normal: [0, 1], away: depth / 2 },
    { group: left, normal: [1, 0], away: width / 2 },
    { group: right, normal: [-1, 0], away: width / 2 },
    { group: front, normal: [0, -1], away: depth / 2 },
  ];
  for (const { group: wall, normal, away } of walls) {
    wall.position.set(-normal[0] * away, 0, -normal[1] * away);
    wall.rotation.y = Math.atan2(normal[0], normal[1]);
    group.add(wall);
  }
  const showFrom = (x: number, z: number) => {
    for (const wall of walls) wall.group.visible = x * wall.normal[0] + z * wall.normal[1] + wall.away > 0;
  };
  return { group, showFrom, dispose: () => release(group, 'geometry') };
}

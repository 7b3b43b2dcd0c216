import type { Room } from './scene.ts';

/** Camera on an orbit around a point in the room, in inches and radians. */
export interface View {
  /** 0 is the view from the front, positive from the right. */
  azimuth: number;
  /** 0 is the view from straight above. */
  polar: number;
  distance: number;
  target: { x: number; y: number; z: number };
}

export type Preset = 'front' | 'corner' | 'above';

export const fieldOfView = 34;

const half = Math.tan((fieldOfView * Math.PI) / 360);

const limits = { polar: { min: 0.02, max: 1.5 }, distance: { min: 50, max: 900 } } as const;

const between = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));

/** A view of the whole room for a picture of `aspect` (width by height). */
export function presetView(preset: Preset, { width, depth }: Room, aspect: number): View {
  const fit = (wide: number, high: number) => Math.max(high / 2 / half, wide / 2 / half / aspect);
  switch (preset) {
    case 'front':
      return {
        azimuth: 0,
        polar: 1.36,
        distance: fit(width * 0.84, 104) + depth * 0.36,
        target: { x: 0, y: 36, z: 0 },
      };
    case 'corner': {
      const across = (width + depth) * 0.74;
      return {
        azimuth: 0.6,
        polar: 1.06,
        distance: fit(across, across * 0.72) + 40,
        target: { x: 0, y: 24, z: 6 },
      };
    }
    case 'above':
      return { azimuth: 0, polar: 0.02, distance: fit(width + 24, depth + 24) + 104, target: { x: 0, y: 0, z: 0 } };
    default:
      return preset satisfies never;
  }
}

/** Turned by radians. */
export const orbited = (view: View, azimuth: number, polar: number): View => ({
  ...view,
  azimuth: view.azimuth + azimuth,
  polar: between(view.polar + polar, limits.polar),
});

/** Nearer by a factor below 1. */
export const zoomed = (view: View, factor: number): View => ({
  ...view,
  distance: between(view.distance * factor, limits.distance),
});

/** Between two views, by the short way round. */
export function blended(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const full = Math.PI * 2;
  const round = ((((to.azimuth - from.azimuth + Math.PI) % full) + full) % full) - Math.PI;
  return {
    azimuth: from.azimuth + round * share,
    polar: mix(from.polar, to.polar),
    distance: mix(from.distance, to.distance),
    target: {
      x: mix(from.target.x, to.target.x),
      y: mix(from.target.y, to.target.y),
      z: mix(from.target.z, to.target.z),
    },
  };
}

/** Returns the camera position, in inches. */
export function getEyePosition({ azimuth, polar, distance, target }: View): { x: number; y: number; z: number } {
  return {
    x: target.x + Math.sin(azimuth) * Math.sin(polar) * distance,
    y: target.y + Math.cos(polar) * distance,
    z: target.z + Math.cos(azimuth) * Math.sin(polar) * distance,
  };
}

/** Converts a screen direction to a floor direction along the walls: right on the screen moves right. */
export function onFloor({ azimuth }: Pick<View, 'azimuth'>, right: number, near: number): { x: number; z: number } {
  const quarter = ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;
  const steps = [
    { x: right, z: near },
    { x: near, z: -right },
    { x: -right, z: -near },
    { x: -near, z: right },
  ];
  return steps[quarter] ?? { x: right, z: near };
}

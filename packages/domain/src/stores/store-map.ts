import type { SiteCulture } from '../site/brand.ts';
import type { Place } from './distance.ts';

/** Drawing of a country: SVG path data in the coordinates of `projectOnMap`. */
export interface StoreMap {
  outline: string;
  /** Lines between states or provinces. */
  borders: string;
}

/** Conic projection with two standard parallels (Albers), and where it is placed in the drawing. */
interface Projection {
  width: number;
  height: number;
  parallels: readonly [number, number];
  center: Place;
  scale: number;
  x: number;
  y: number;
}

const projections: Readonly<Record<SiteCulture, Projection>> = {
  USA: {
    width: 960,
    height: 613,
    parallels: [29.5, 45.5],
    center: { latitude: 38, longitude: -96 },
    scale: 1297.49,
    x: 490.1,
    y: 318,
  },
  CANADA: {
    width: 960,
    height: 451,
    parallels: [49, 60],
    center: { latitude: 52, longitude: -95 },
    scale: 1149.46,
    x: 404.73,
    y: 254.22,
  },
};

/** Size of the drawing of a country, in its units. */
export function storeMapSize(siteCulture: SiteCulture): { width: number; height: number } {
  const { width, height } = projections[siteCulture];
  return { width, height };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the point of a place in the drawing of its country. */
export function projectOnMap({ latitude, longitude }: Place, siteCulture: SiteCulture): { x: number; y: number } {
  const { parallels, center, scale, x, y } = projections[siteCulture];
  const [first, second] = parallels.map(radians) as [number, number];
  const cone = (Math.sin(first) + Math.sin(second)) / 2;
  const constant = Math.cos(first) ** 2 + 2 * cone * Math.sin(first);
  const radiusAt = (degrees: number) => Math.sqrt(constant - 2 * cone * Math.sin(radians(degrees))) / cone;
  const angle = cone * radians(longitude - center.longitude);
  const radius = radiusAt(latitude);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(x + scale * radius * Math.sin(angle)),
    y: round(y - scale * (radiusAt(center.latitude) - radius * Math.cos(angle))),
  };
}

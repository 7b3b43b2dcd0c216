import { basename } from 'node:path';
import sharp from 'sharp';
import type { ServedFile } from '../static-server.ts';

const hues = 24;

/** A number of the picture's name, without its width, content hash and ending. */
function numberOf(path: string): number {
  const name = basename(path).replace(/(-\d+)?\.[0-9a-f]{8}\.\w+$/, '');
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/**
 * Replaces a photo with a drawing of its size: a field in a color derived from its name, a frame and a center;
 * only the center for a transparent photo.
 * Photos are scaled slightly differently on another processor, and a new rendering is not a change of a view.
 */
export async function createPlaceholder(path: string): Promise<ServedFile | null> {
  if (!/\.(avif|webp|jpe?g)$/.test(path)) return null;
  const { width, height, hasAlpha } = await sharp(path).metadata();
  const hue = (numberOf(path) % hues) * (360 / hues);
  const inset = (part: number) =>
    `x="${width * part}" y="${height * part}" width="${width * (1 - 2 * part)}" height="${height * (1 - 2 * part)}"`;
  const background = `<rect width="100%" height="100%" fill="hsl(${hue} 22% 82%)"/><rect ${inset(0.05)} fill="hsl(${hue} 22% 76%)"/>`;
  const centre = `<rect ${inset(hasAlpha ? 0.4 : 0.45)} fill="hsl(${hue} 22% 58%)"/>`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">
${hasAlpha ? '' : background}${centre}</svg>`;
  return { type: 'image/svg+xml', body };
}

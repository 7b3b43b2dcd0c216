import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { limits } from '../../../tooling/limits.ts';
import { withTimeout } from '../../../tooling/with-timeout.ts';

export interface Seen {
  data: Buffer;
  width: number;
  height: number;
}

/** Captures the room canvas without its overlays. */
export async function seen(page: Page): Promise<Seen> {
  await waitUntilIdle(page);
  const overlay = (visibility: 'hidden' | '') =>
    page.locator('.bar, .ruler, .told').evaluateAll((layers, value) => {
      for (const layer of layers) (layer as HTMLElement).style.visibility = value;
    }, visibility);
  await overlay('hidden');
  const png = await page.locator('canvas').screenshot({ animations: 'allow' });
  await overlay('');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the number of distinct colors, in 32 steps per channel. */
export function colors({ data }: Seen): number {
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 3)
    found.add(((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3));
  return found.size;
}

/** Returns the share of pixels that differ, 0 to 1. */
export function difference(one: Seen, other: Seen): number {
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const apart = [0, 1, 2].reduce((sum, k) => sum + Math.abs(one.data[at + k]! - other.data[at + k]!), 0);
    if (apart > 24) changed += 1;
  }
  return changed / (one.width * one.height);
}

export const draws = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { draws: number } }).counted.draws);

/** Waits until 20 frames in a row have drawn nothing. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  withTimeout(
    'waiting for a still room',
    page.evaluate(async () => {
      const { counted } = window as unknown as { counted: { draws: number } };
      let before = -1;
      for (let still = 0; still < 20; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = counted.draws === before ? still + 1 : 0;
        before = counted.draws;
      }
    }),
    limits.drawing,
  );

/** Waits for a number of frames, whether they draw or not. */
export const waitForFrames = (page: Page, count: number): Promise<void> =>
  withTimeout(
    'waiting for frames',
    page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count),
  );

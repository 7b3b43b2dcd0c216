import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Compresses a screenshot losslessly to a third of its size. */
export function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
}

/** Pixels at the ends of curves that another processor, or a busy one, may round otherwise. */
const rounded = 16;
/** Levels by which it may round a pixel of a shadow, and how many pixels. */
const faint = { levels: 3, pixels: 200 } as const;

export interface Comparison {
  /** Pixels that differ; Infinity when the sizes do. */
  pixels: number;
  /** A picture of the difference, where the sizes are equal. */
  difference: Buffer | null;
}

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function countFaint(one: Buffer, two: Buffer): number {
  const differs = (index: number) => Math.abs((one[index] ?? 0) - (two[index] ?? 0)) > faint.levels;
  let count = 0;
  for (let index = 0; index < one.length; index += 4)
    if (differs(index) || differs(index + 1) || differs(index + 2)) count += 1;
  return count;
}

/** Compares two pictures: a handful of pixels that clearly differ count, and so do many that differ faintly. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, two] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = one;
  if (width !== two.width || height !== two.height) return { pixels: Infinity, difference: null };
  if (one.data.equals(two.data)) return { pixels: 0, difference: null };
  const drawn = Buffer.alloc(one.data.length);
  const clear = pixelmatch(one.data, two.data, drawn, width, height, { threshold: 0.1, includeAA: true });
  const many = countFaint(one.data, two.data);
  const pixels = clear > rounded || many > faint.pixels ? Math.max(clear, many) : 0;
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, difference };
}

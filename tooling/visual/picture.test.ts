import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, compress } from './picture.ts';

function page(left: number, width = 200, ink = '#1f2a24'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80">
    <rect width="100%" height="100%" fill="#fbf8f3"/><rect x="${left}" y="20" width="60" height="24" fill="${ink}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer().then(compress);
}

test('a picture equals itself after compression', async () => {
  expect(await compare(await page(20), await page(20))).toEqual({ pixels: 0, difference: null });
});

test('a box that moved by one pixel is a difference, and is drawn', async () => {
  const { pixels, difference } = await compare(await page(20), await page(21));
  expect(pixels).toBe(2 * 24);
  expect(difference).not.toBeNull();
});

test('a slightly different color is a difference', async () => {
  expect((await compare(await page(20), await page(20, 200, '#2f3a34'))).pixels).toBe(60 * 24);
});

async function speckled(spots: number, shade: string) {
  const dots = Array.from(
    { length: spots },
    (_, index) => `<rect x="${(index * 2) % 200}" y="${Math.floor(index / 100)}" width="1" height="1"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" fill="${shade}">
    <rect width="100%" height="100%" fill="#fbf8f3"/>${dots.join('')}</svg>`;
  return compress(await sharp(Buffer.from(svg)).png().toBuffer());
}

test('rounding of another processor is tolerated: small differences in a few pixels, large ones in fewer', async () => {
  const plain = await speckled(0, '#000');
  expect((await compare(plain, await speckled(40, '#f5f2ed'))).pixels).toBe(0);
  expect((await compare(plain, await speckled(400, '#f5f2ed'))).pixels).toBe(400);
  expect((await compare(plain, await speckled(16, '#d0ccc4'))).pixels).toBe(0);
  expect((await compare(plain, await speckled(17, '#d0ccc4'))).pixels).toBe(17);
});

test('another size is a difference', async () => {
  expect((await compare(await page(20), await page(20, 201))).pixels).toBe(Infinity);
});

import { readGlyphs, type Glyphs, type LetteringArea } from '@settee/catalog';

const fonts = new Map<string, Glyphs>();

function getGlyphs(code: string): Glyphs {
  const glyphs = fonts.get(code) ?? readGlyphs(code);
  fonts.set(code, glyphs);
  return glyphs;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Distance from the bottom of a line to the capitals of the next, in cap heights. */
const leading = 0.62;

/** SVG outlines of text lines, centered in an area and as large as it allows; contains no typed text. */
export function layoutText(code: string, texts: readonly string[], area: LetteringArea): string {
  const { capHeight, glyphs } = getGlyphs(code);
  const lines = texts.map((text) => {
    let width = 0;
    const parts = [...text].map((character) => {
      const [advance, path] = glyphs[character] ?? [0, ''];
      const part = path === '' ? '' : `<path transform="translate(${width})" d="${path}"/>`;
      width += advance;
      return part;
    });
    return { width, drawn: parts.join('') };
  });
  const tall = capHeight * (lines.length + leading * (lines.length - 1));
  const scale = Math.min(area.height / tall, ...lines.map(({ width }) => area.width / Math.max(1, width)));
  const rows = lines.map(({ width, drawn }, index) => {
    const baseline = -tall / 2 + capHeight * (1 + index * (1 + leading));
    return `<g transform="translate(${rounded(-width / 2)} ${rounded(baseline)})">${drawn}</g>`;
  });
  const transform = `translate(${rounded(area.x)} ${rounded(area.y)}) rotate(${rounded(area.turn)}) scale(${rounded(scale)})`;
  return `<g transform="${transform}">${rows.join('')}</g>`;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const signs = '\u00a0©®°²³·×‹›«»¼½¾–—‘’‚“”„•…′″€™←→↗−' + 'ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖØÚÜßàáâäåçèéêëíîïñóôöøúûü';
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** Characters of the shop's words. All others of the packages' fonts are in a second file, which browsers load on demand. */
export const coreCharacters: string = printable + signs;

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

/**
 * Axes as the themes use them. Text needs no optical sizes, and the headings of the main brand are pinned to the size
 * between a card's name and a page's headline.
 */
const axesOf: Readonly<Record<string, Axes>> = {
  'newsreader-latin-opsz-normal': { opsz: 30, wght: { min: 380, max: 600, default: 400 } },
  'figtree-latin-wght-normal': { wght: { min: 400, max: 600, default: 400 } },
  'archivo-latin-standard-normal': {
    wght: { min: 300, max: 600, default: 400 },
    wdth: { min: 96, max: 108, default: 100 },
  },
};

/** Returns a `unicode-range` of the characters of a text. */
export function toUnicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Every character of a `unicode-range`. */
function charactersOf(range: string): string {
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
  return parts
    .flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const fontRules = /@font-face\s*{[^}]*}/g;
const source = /url\(["']?(@fontsource-variable\/[^"')]+)["']?\)/;

/**
 * Replaces the fonts of the packages by smaller ones: without the axes that no theme uses, and in two files each, the
 * characters of the shop's words and the rest. `folder` takes the files before they become assets of the build.
 */
export function subsetFonts(folder: string): Plugin {
  const require = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const licenses = new Set<string>();

  async function write(from: string, name: string, text: string): Promise<string> {
    const axes = axesOf[basename(from, '.woff2')];
    const font = await subsetFont(await readFile(from), text, {
      targetFormat: 'woff2',
      ...(axes && { variationAxes: axes }),
    });
    const path = join(folder, name);
    await writeFile(path, font);
    return path;
  }

  async function divide(rule: string): Promise<string> {
    const [, url] = source.exec(rule) ?? [];
    const [, range] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? [];
    if (url === undefined || range === undefined) return rule;
    const from = require.resolve(url);
    licenses.add(join(dirname(from), '../LICENSE'));
    const name = basename(from, '.woff2');
    const others = [...charactersOf(range)].filter((character) => !coreCharacters.includes(character)).join('');
    const as = (path: string, characters: string) =>
      rule.replace(source, `url("${path}")`).replace(range, toUnicodeRange(characters));
    // Of two rules with a character, browsers take the one that is declared last.
    return `${as(await write(from, `${name}-rest.woff2`, others), others)}
${as(await write(from, `${name}-core.woff2`, coreCharacters), coreCharacters)}`;
  }

  return {
    name: 'subset-fonts',
    enforce: 'pre',
    apply: 'build',
    buildStart: async () => void (await mkdir(folder, { recursive: true })),
    transform: {
      filter: { id: /\.css$/, code: source },
      async handler(code) {
        const parts: string[] = [];
        let end = 0;
        for (const { 0: rule, index } of code.matchAll(fontRules)) {
          parts.push(code.slice(end, index), await divide(rule));
          end = index + rule.length;
        }
        return { code: parts.join('') + code.slice(end), map: null };
      },
    },
    async generateBundle() {
      const texts = await Promise.all([...licenses].map((path) => readFile(path, 'utf8')));
      if (texts.length > 0) this.emitFile({ type: 'asset', fileName: 'font-licenses.txt', source: texts.join('\n\n') });
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as brandModule from '../../packages/ui/src/brand.ts';

type BrandModule = typeof brandModule;

/** Writes the tokens of a built package for other tools: design tokens of each brand and scheme, Tailwind, JSON schema. */
export async function writeThemeFiles(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const built: BrandModule = await import(pathToFileURL(join(dist, 'brand.js')).href);
  const { brandSchema, cb2Brand, mainBrand, tailwindTheme, toDesignTokens } = built;
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

  mkdirSync(join(dist, 'tokens'), { recursive: true });
  for (const [name, brand] of Object.entries({ main: mainBrand, cb2: cb2Brand })) {
    write(`tokens/${name}.tokens.json`, json(toDesignTokens(brand, 'light')));
    write(`tokens/${name}-dark.tokens.json`, json(toDesignTokens(brand, 'dark')));
  }
  write('tailwind.css', tailwindTheme());
  write('brand.schema.json', json(brandSchema()));
}

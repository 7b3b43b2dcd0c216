import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tailwindTheme } from '@settee/ui/brand';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { root } from '../run.ts';

const utilities = readFileSync(join(root, 'node_modules/tailwindcss/index.css'), 'utf8');

async function build(...candidates: string[]): Promise<string> {
  const { build: write } = await compile(`${utilities}\n${tailwindTheme()}`);
  return write(candidates);
}

test.each([
  ['bg-paper', 'background-color: var(--settee-color-paper)'],
  ['text-on-accent', 'color: var(--settee-color-on-accent)'],
  ['font-display', 'font-family: var(--settee-font-display)'],
  ['text-h1', 'letter-spacing: var(--tw-tracking, var(--settee-type-h1-track))'],
  ['text-price-large', 'font-size: var(--settee-type-price-large-size)'],
  ['p-gutter', 'padding: var(--settee-space-gutter)'],
  ['gap-x4', 'gap: var(--settee-space-x4)'],
  ['min-h-control', 'min-height: var(--settee-size-control)'],
  ['rounded-control', 'border-radius: var(--settee-radius-control)'],
  ['shadow-layer', 'var(--settee-shadow-layer)'],
  ['ease-settee', 'var(--settee-motion-ease)'],
])('Tailwind 4 makes %s of the theme', async (utility, rule) => {
  expect(await build(utility)).toContain(rule);
});

test('the widths of Tailwind are those of the components', async () => {
  expect(await build('l:flex')).toContain('@media (width >= 1024px)');
});

test("Tailwind's own utilities remain", async () => {
  expect(await build('p-4', 'bg-red-500')).toMatch(
    /padding: calc\(var\(--spacing\) \* 4\)[\s\S]*--color-red-500|--color-red-500/,
  );
});

import { BrandError, type BrandInput, createBrand, type CreatedBrand } from '../theme/brands/create-brand.ts';
import type { ContrastResult } from '../theme/check-contrast.ts';
import { toDesignTokens } from '../theme/design-tokens.ts';
import { brandsFromCss, unknownProperties } from './brand-from-css.ts';

/** Files of the machine that the command runs on; both functions may throw. */
export interface Files {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
}

/** Text for the terminal and the exit code: 0, 1 for too little contrast or an invalid brand, 2 for wrong usage. */
export interface CommandResult {
  code: 0 | 1 | 2;
  output: string;
}

const usage = `settee-brand check <file>                    Checks a brand file (JSON) or a style sheet (CSS), and its contrasts
settee-brand css <brand.json> <brand.css>     Checks, then writes the style sheet of the brand
settee-brand tokens <brand.json> <folder>     Writes its design tokens (DTCG 2025.10), one file per scheme

A brand file has a name and the tokens that differ from the brand it extends:
{ "name": "harbor", "extends": "main", "light": { "color": { "accent": "#0b4f6c" } } }`;

const line = ({ scheme, color, background, ratio, required, passes }: ContrastResult) => {
  const measured = Number.isNaN(ratio) ? 'not measured: write opaque colors as #rrggbb' : ratio.toFixed(2);
  return `${passes ? 'ok  ' : 'FAIL'} ${scheme.padEnd(5)} ${`${color} on ${background}`.padEnd(32)} ${measured} (required ${required})`;
};

/** Returns the report of a brand: each pair of colors that fails, or all of them. */
function report({ name, contrast }: CreatedBrand, isShort: boolean): CommandResult {
  const failed = contrast.filter(({ passes }) => !passes);
  const lines = (isShort ? failed : contrast).map(line);
  const total = `${name}: ${contrast.length - failed.length} of ${contrast.length} contrasts are sufficient`;
  return { code: failed.length > 0 ? 1 : 0, output: [...lines, total].join('\n') };
}

function parseBrand(text: string): CreatedBrand {
  const input: BrandInput = JSON.parse(text);
  return createBrand(input);
}

function check(path: string, text: string): CommandResult {
  if (!path.endsWith('.css')) return report(parseBrand(text), false);
  const unknown = unknownProperties(text).map(
    ({ name, similar }) => `FAIL ${name}: no component reads this custom property${similar}`,
  );
  const brands = brandsFromCss(text);
  if (brands.length === 0) return { code: 1, output: `${path}: no class such as .settee-harbor declares tokens` };
  const reports = brands.map((brand) => report(createBrand(brand), false));
  return {
    code: unknown.length > 0 || reports.some(({ code }) => code > 0) ? 1 : 0,
    output: [...unknown, ...reports.map(({ output }) => output)].join('\n'),
  };
}

function writeCss(text: string, target: string, files: Files): CommandResult {
  const brand = parseBrand(text);
  const result = report(brand, true);
  files.write(target, brand.css);
  return { ...result, output: `${result.output}\nwrote ${target}` };
}

function writeTokens(text: string, folder: string, files: Files): CommandResult {
  const { name, brand } = parseBrand(text);
  const targets = (brand.dark ? (['light', 'dark'] as const) : (['light'] as const)).map((scheme) => {
    const path = `${folder}/${name}${scheme === 'dark' ? '-dark' : ''}.tokens.json`;
    files.write(path, `${JSON.stringify(toDesignTokens(brand, scheme), null, 2)}\n`);
    return path;
  });
  return { code: 0, output: targets.map((path) => `wrote ${path}`).join('\n') };
}

/** Runs `settee-brand` with its arguments. */
export function runBrandCommand([command, source, target, ...rest]: readonly string[], files: Files): CommandResult {
  const isUsed = rest.length === 0 && source !== undefined;
  try {
    if (isUsed && command === 'check' && target === undefined) return check(source, files.read(source));
    if (isUsed && command === 'css' && target !== undefined) return writeCss(files.read(source), target, files);
    if (isUsed && command === 'tokens' && target !== undefined) return writeTokens(files.read(source), target, files);
    return { code: command === '--help' ? 0 : 2, output: usage };
  } catch (error) {
    if (error instanceof BrandError) return { code: 1, output: error.problems.join('\n') };
    return { code: 2, output: `${source}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { versionOf } from './bundlers.ts';
import { npmSettings } from './npm-settings.ts';
import { publishedPackages } from './packages.ts';

/** The settings by which TypeScript resolves modules in apps of other teams. */
const resolutions = [
  { module: 'ESNext', moduleResolution: 'Bundler' },
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'Node16', moduleResolution: 'Node16' },
] as const;

/** Options that make TypeScript check more than `strict` does; libraries are checked as well. */
export const strictOptions = {
  strict: true,
  noUncheckedSideEffectImports: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
} as const;

/** Import statements of every entry of a package; data for other tools has no types. */
function importsOf(name: string): string[] {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  return Object.keys(exports)
    .filter((entry) => !/[*]|[.]json$/.test(entry))
    .map((entry, index) => {
      const path = `'@settee/${name}${entry.slice(1)}'`;
      return path.endsWith(".css'")
        ? `import ${path};`
        : `export * as ${name.replace(/-/g, '_')}_${index} from ${path};`;
    });
}

/** Writes a project that imports every entry of every package. */
function writeProject(folder: string, resolution: (typeof resolutions)[number]): void {
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    ...strictOptions,
    ...resolution,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entries.ts'] }, null, 2));
  writeFileSync(join(folder, 'entries.ts'), publishedPackages.flatMap(({ name }) => importsOf(name)).join('\n'));
}

/** Errors in the types of every entry of the built packages, checked strictly. */
export async function entryTypeErrors(): Promise<string[]> {
  // The storefront's own packages are found from here.
  const folder = join(root, 'apps/storefront/node_modules/.cache/entry-types');
  writeProject(folder, resolutions[0]);
  const { code, output } = await run(['tsc', '-p', folder], { cwd: root, minutes: 5 });
  return code === 0 ? [] : [`types of entries: ${output.trim()}`];
}

type Step = (name: string, command: readonly string[]) => Promise<string>;

/** Installs every package in `place` and checks the types of every entry, strictly, by each way to resolve modules. */
export async function checkEntryTypes(folder: string, registry: string, step: Step): Promise<void> {
  const tools = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', '@vanilla-extract/css'];
  const dependencies = Object.fromEntries([
    ...publishedPackages.map(({ name }) => [`@settee/${name}`, 'latest']),
    ...tools.map((name) => [name, versionOf(name)]),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(join(folder, '.npmrc'), npmSettings(registry));
  await step('install', ['npm', 'install', '--prefer-offline', '--no-package-lock']);
  for (const resolution of resolutions) {
    writeProject(folder, resolution);
    await step(resolution.moduleResolution, [join(folder, 'node_modules/.bin/tsc'), '-p', '.']);
  }
}

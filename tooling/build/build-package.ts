import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root, run, seconds } from '../run.ts';
import { componentEntries, componentExports, hasTheme } from './entries.ts';
import { writeLlms } from './llms.ts';
import { writeModules } from './modules.ts';
import { hasStyles, type PackageFolder, readPackage } from './package-folder.ts';
import { writeStyles } from './styles.ts';
import { writeThemeFiles } from './theme-files.ts';

/** Checks that the `exports` of a component package match its folders, or updates them. */
function checkExports({ folder, modules, exports }: PackageFolder, write: boolean): void {
  const wanted = componentExports(modules);
  if (componentEntries(modules).length === 0 || isDeepStrictEqual(exports, wanted)) return;
  const file = join(folder, 'package.json');
  const again = `node tooling/build/build-package.ts ${relative(root, folder)} --write-exports`;
  if (!write) throw new Error(`${file}: "exports" does not fit the folders in src/components. Run: ${again}`);
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), exports: wanted }, null, 2)}\n`);
}

async function writeTypes({ folder }: PackageFolder): Promise<void> {
  const own = join(folder, 'tsconfig.build.json');
  const { code, output } = await run(['tsc', '-p', own], { cwd: folder, minutes: 5 });
  if (code !== 0) throw new Error(`tsc -p ${own}\n${output.trim()}`);
}

/** Fails when `exports` names a missing file, so that no package is published with a broken entry point. */
function checkTargets({ folder, exports }: PackageFolder): void {
  const targets = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [to] : Object.values(to)));
  const missing = targets.filter((to) => !to.includes('*') && !existsSync(join(folder, to)));
  if (missing.length > 0) throw new Error(`"exports" names files that were not built: ${missing.join(', ')}`);
}

const [path = '.', ...flags] = process.argv.slice(2);
const began = performance.now();
checkExports(readPackage(path), flags.includes('--write-exports'));
const made = readPackage(path);
rmSync(join(made.folder, 'dist'), { recursive: true, force: true });
await Promise.all([writeModules(made), writeTypes(made), hasStyles(made.modules) ? writeStyles(made) : undefined]);
if (hasTheme(made.modules)) await writeThemeFiles(made.folder);
checkTargets(made);
await writeLlms(made);
console.log(`built ${made.name}: ${made.modules.length} modules (${seconds(performance.now() - began)})`);

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SymbolFlags } from 'typescript/unstable/sync';
import type { BundledExports } from '../../apps/storefront/bundled-exports.ts';
import { readModule, reachedFrom } from './declarations.ts';
import { isBundled, isOnPages } from './bundled.ts';
import type { Program } from './program.ts';

export interface PackageExport {
  /** `@settee/ui/Button`, as outsiders import it. */
  entry: string;
  name: string;
  /** The module that declares it, and its name there. */
  module: string;
  declaredAs: string;
}

/** The entries that a package.json names, each with its source; without those for tests. */
function entriesOf(packageFile: string): { entry: string; source: string }[] {
  const { name, exports } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@settee/source'];
    return source && path !== './testing'
      ? [{ entry: join(name, path), source: join(dirname(packageFile), source) }]
      : [];
  });
}

/** Every value that a package exports; types have no place in a build. */
export function packageExports(program: Program, folder: string, packages: readonly string[]): PackageExport[] {
  const { checker } = program;
  const entries = packages.flatMap((name) => entriesOf(join(folder, 'packages', name, 'package.json')));
  return entries.flatMap(({ entry, source }) => {
    const file = program.file(relative(folder, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} has no module at ${source}.`);
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const path = target.declarations[0]?.path;
      if (!path || !(target.flags & SymbolFlags.Value)) return [];
      return [{ entry, name: symbol.name, module: relative(folder, path), declaredAs: target.name }];
    });
  });
}

/** Components of the design system that no page of the shop holds. */
export const componentsOnNoPage = (paths: Iterable<string>, bundled: BundledExports): string[] =>
  [...paths].flatMap((path) => {
    const name = /^packages\/ui\/src\/components\/(\w+)\/\1[.]tsx$/.exec(path)?.[1];
    return name && !isOnPages(bundled, path) ? [name] : [];
  });

/**
 * Exports that none of the shop's programs holds, once each, without those of `components` and without endpoints,
 * which callsWithoutCaller reports.
 */
export function unusedExports(
  exports: readonly PackageExport[],
  bundled: BundledExports,
  components: readonly string[],
): string[] {
  const left = exports.filter(
    ({ module, declaredAs }) =>
      !module.startsWith('packages/contract/src/generated/') &&
      !components.some((name) => module.startsWith(`packages/ui/src/components/${name}/`)) &&
      !isBundled(bundled, module, declaredAs),
  );
  return [...new Map(left.map((each) => [`${each.module} ${each.declaredAs}`, each])).values()].map(
    ({ entry, name }) => `${entry.split('/').slice(0, 2).join('/')} ${name}`,
  );
}

/** The names of every endpoint that the contract exports to clients. Throws if there are none. */
export function callsOf(program: Program): string[] {
  const file = program.file('packages/contract/src/generated/index.ts');
  const module = file && program.checker.getSymbolAtLocation(file);
  const names = module ? program.checker.getExportsOfModule(module).map(({ name }) => name) : [];
  if (names.length === 0) throw new Error('packages/contract/src/generated/index.ts exports no endpoint.');
  return names.sort();
}

/** Calls that no line of the storefront makes which the pages hold. */
export function callsWithoutCaller(program: Program, bundled: BundledExports, calls: readonly string[]): string[] {
  const called = new Set<string>();
  for (const [path, file] of program.product) {
    if (!path.startsWith('apps/storefront/src/') || !isOnPages(bundled, path)) continue;
    const { imports, declarations, runs } = readModule(file);
    const wanted = imports.filter(({ from }) => from.startsWith('@settee/contract'));
    if (wanted.length === 0) continue;
    const alive = declarations.filter(({ name, isExported }) => isExported && isBundled(bundled, path, name));
    const reached = reachedFrom([...runs, ...alive.map(({ name }) => name)], declarations);
    for (const { local, name } of wanted) if (reached.has(local)) called.add(name);
  }
  return calls.filter((name) => !called.has(name));
}

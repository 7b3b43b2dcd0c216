import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from '../run.ts';

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: Module[];
}

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

interface Rule {
  name: string;
  from: { path?: string | string[]; pathNot?: string | string[] };
}

interface Rules {
  default: { forbidden: Rule[] };
  folderOrder: Record<string, string[]>;
}

export interface DependencyReport {
  /** Number of files checked. */
  modules: number;
  /** Number of files that each rule matches. */
  matched: Record<string, number>;
  /** Folders of the backend's modules that tooling/dependency-rules.mjs puts in an order. */
  ordered: number;
  /** Folders of the backend's modules that have no place in the order. */
  unordered: string[];
  /** Number of folders right below a `src` that are checked for cycles. */
  folders: number;
  /** Folders of one `src` that import each other, directly or through others: `packages/ui/src: a, b`. */
  folderCycles: string[];
  /** One line per import that points the wrong way: `rule: from -> to`. */
  breaches: string[];
}

const isAt = (source: string, paths: string | string[] = []) =>
  [paths].flat().some((path) => new RegExp(path).test(source));

function countMatched({ name, from }: Rule, sources: readonly string[]): [string, number] {
  const { path = '', pathNot } = from;
  return [name, sources.filter((source) => isAt(source, path) && !isAt(source, pathNot)).length];
}

/** Returns the folders of the backend's modules, such as `sales/cart`. */
function backendFolders(sources: readonly string[]): string[] {
  const found = sources.flatMap((source) => /^apps\/commerce-api\/src\/([\w-]+\/[\w-]+)\//.exec(source)?.[1] ?? []);
  return [...new Set(found)].filter((folder) => !folder.startsWith('testing/')).sort();
}

/** The folder right below the `src` of a package or app, such as `packages/ui/src/theme`; tests and stories have none. */
function sourceFolder(source: string): string | undefined {
  if (/[.](test|stories|example)[.]/.test(source)) return undefined;
  return /^(?:packages|apps)[/][^/]+[/]src[/][^/]+(?=[/])/.exec(source)?.[0];
}

/** Maps each folder to those of the same `src` that it imports. */
function importsByFolder(modules: readonly Module[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = sourceFolder(source);
    if (from === undefined) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = sourceFolder(resolved);
      if (to !== undefined && to !== from && dirname(to) === dirname(from)) targets.add(to);
    }
  }
  return imports;
}

function findFolderCycles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachedFrom = (folder: string, reached = new Set<string>()): Set<string> => {
    for (const next of imports.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      reachedFrom(next, reached);
    }
    return reached;
  };
  const reach = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder)]));
  const cycles = [...reach].flatMap(([folder, reached]) => {
    const others = [...reached].filter((other) => reach.get(other)?.has(folder));
    return others.length > 0
      ? `${dirname(folder)}: ${others
          .map((other) => basename(other))
          .sort()
          .join(', ')}`
      : [];
  });
  return [...new Set(cycles)].sort();
}

/** Checks every import under `folder`, a workspace, against tooling/dependency-rules.mjs. */
export async function checkDependencies(folder: string = root): Promise<DependencyReport> {
  const config = join(root, 'tooling/dependency-rules.mjs');
  const cruise = ['depcruise', '--config', config, '--output-type', 'json', 'packages', 'apps', 'catalog'];
  const { output } = await run(cruise, { cwd: folder, minutes: 2 });
  // Node may print messages before and after the JSON output.
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('\n}') + 2];
  if (start < 0 || end <= start) throw new Error(`dependency-cruiser gave no output: ${output.trim()}`);
  const { summary, modules }: Cruise = JSON.parse(output.slice(start, end));
  const sources = modules.map(({ source }) => source).filter((source) => /^(packages|apps|catalog)\//.test(source));
  const { default: rules, folderOrder }: Rules = await import(config);
  const order = Object.entries(folderOrder).flatMap(([module, names]) => names.map((name) => `${module}/${name}`));
  const folders = backendFolders(sources);
  const imports = importsByFolder(modules);
  return {
    modules: sources.length,
    ordered: folders.filter((each) => order.includes(each)).length,
    unordered: folders.filter((each) => !order.includes(each)),
    folders: imports.size,
    folderCycles: findFolderCycles(imports),
    matched: Object.fromEntries(rules.forbidden.map((rule) => countMatched(rule, sources))),
    breaches: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

if (import.meta.main) {
  const { modules, matched, ordered, unordered, folders, folderCycles, breaches } = await checkDependencies();
  // A parser that cannot read TypeScript finds no modules and no violations: that must fail.
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).length;
  const problems = [
    ...breaches,
    ...Object.keys(matched).flatMap((name) => (matched[name] === 0 ? `${name}: this rule matches no module` : [])),
    ...unordered.map((folder) => `${folder}: tooling/dependency-rules.mjs gives this folder no place`),
    ...folderCycles.map((cycle) => `${cycle} import each other; move what is in the wrong folder`),
  ];
  for (const problem of problems) console.log(problem);
  console.log(
    `${modules} modules read of at least ${sources}, ${ordered} ordered folders, ${folders} folders without a cycle, ${problems.length} problems`,
  );
  const isUnread = modules === 0 || modules < sources || ordered === 0 || folders === 0;
  process.exitCode = isUnread || problems.length > 0 ? 1 : 0;
}

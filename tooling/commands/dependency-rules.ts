import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string }[];
}

interface Rule {
  name: string;
  from: { path?: string | string[]; pathNot?: string | string[] };
}

export interface DependencyReport {
  /** Number of files checked. */
  modules: number;
  /** Number of files that each rule matches. */
  matched: Record<string, number>;
  /** One line per import that points the wrong way: `rule: from -> to`. */
  breaches: string[];
}

const isAt = (source: string, paths: string | string[] = []) =>
  [paths].flat().some((path) => new RegExp(path).test(source));

function countMatched({ name, from }: Rule, sources: readonly string[]): [string, number] {
  const { path = '', pathNot } = from;
  return [name, sources.filter((source) => isAt(source, path) && !isAt(source, pathNot)).length];
}

/** Checks every import under `folder`, a workspace, against tooling/dependency-rules.mjs. */
export async function checkDependencies(folder: string = root): Promise<DependencyReport> {
  const config = join(root, 'tooling/dependency-rules.mjs');
  const cruise = ['depcruise', '--config', config, '--output-type', 'json', 'packages', 'apps', 'catalog'];
  const { output } = await run(cruise, { cwd: folder, minutes: 2 });
  // Node may print messages before and after the JSON output.
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('\n}') + 2];
  if (start < 0 || end <= start) throw new Error(`dependency-cruiser gave no answer: ${output.trim()}`);
  const { summary, modules }: Cruise = JSON.parse(output.slice(start, end));
  const sources = modules.map(({ source }) => source).filter((source) => /^(packages|apps|catalog)\//.test(source));
  const { default: rules }: { default: { forbidden: Rule[] } } = await import(config);
  return {
    modules: sources.length,
    matched: Object.fromEntries(rules.forbidden.map((rule) => countMatched(rule, sources))),
    breaches: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

if (import.meta.main) {
  const { modules, matched, breaches } = await checkDependencies();
  // A parser that cannot read TypeScript reports no breach in no module: that is no pass.
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).length;
  const idle = Object.keys(matched).filter((name) => matched[name] === 0);
  for (const breach of breaches) console.log(breach);
  for (const name of idle) console.log(`${name}: this rule matches no module`);
  console.log(`${modules} modules read of at least ${sources}, ${breaches.length} breaches`);
  process.exitCode = modules === 0 || modules < sources || breaches.length + idle.length > 0 ? 1 : 0;
}

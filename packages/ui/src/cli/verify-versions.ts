import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Installed {
  folder: string;
  manifest: Manifest;
}

const isOurs = (name: string) => name.startsWith('@settee/');
const isShared = (name: string) => isOurs(name) || name === 'react' || name === 'react-dom';

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Finds a package as Node does: in the `node_modules` of the folder and of those around it. */
function resolve(name: string, from: string): Installed | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const packageFolder = join(folder, 'node_modules', name);
    if (existsSync(join(packageFolder, 'package.json'))) {
      return { folder: realpathSync(packageFolder), manifest: readManifest(packageFolder) };
    }
    if (folder === dirname(folder)) return undefined;
  }
}

const numbers = (version: string) => (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number);

const isAtLeast = (version: readonly number[], least: readonly number[]): boolean => {
  const at = [0, 1, 2].find((part) => (version[part] ?? 0) !== (least[part] ?? 0));
  return at === undefined || (version[at] ?? 0) > (least[at] ?? 0);
};

/** Whether a version is in a range such as `^18.3.0 || ^19.0.0`; what this cannot read is. */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((part) => {
    const least = part.trim();
    if (least === version) return true;
    if (!/^[\^~]?\d+\.\d+\.\d+/.test(least)) return true;
    const [own, given] = [numbers(version), numbers(least)];
    const equal = least.startsWith('^') ? (given[0] === 0 ? 2 : 1) : least.startsWith('~') ? 2 : 3;
    return own.slice(0, equal).join('.') === given.slice(0, equal).join('.') && isAtLeast(own, given);
  });
}

interface Versions {
  /** The copies of each package, by the folder of each. */
  copies: Map<string, Map<string, string>>;
  problems: string[];
}

/** Follows what one package requires; `visit` gets each package that it finds. */
function checkRequired({ folder, manifest }: Installed, problems: string[], visit: (found: Installed) => void): void {
  const required = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
  const isApp = !isOurs(manifest.name ?? '');
  for (const [name, range] of Object.entries(required).filter(([each]) => isShared(each))) {
    const found = resolve(name, folder);
    const isOptional = manifest.peerDependenciesMeta?.[name]?.optional === true;
    if (!found && !isOptional) problems.push(`${name} ${range} is not installed: npm install ${name}`);
    if (!found) continue;
    if (!isApp && !isInRange(found.manifest.version, range)) {
      const { version } = found.manifest;
      problems.push(`${manifest.name} ${manifest.version} requires ${name} ${range}; ${version} is installed`);
    }
    visit(found);
  }
}

/** Reads the versions that an app in `folder` has of our packages and of React. */
function readVersions(folder: string): Versions {
  const copies: Versions['copies'] = new Map();
  const problems: string[] = [];
  const visit = (installed: Installed): void => {
    const { name, version } = installed.manifest;
    const known = copies.get(name) ?? new Map<string, string>();
    copies.set(name, known);
    if (known.has(installed.folder)) return;
    known.set(installed.folder, version);
    if (isOurs(name)) checkRequired(installed, problems, (found) => visit(found));
  };
  checkRequired({ folder, manifest: readManifest(folder) }, problems, visit);
  return { copies, problems };
}

/** Returns the installed versions of an app in `folder`, one a line, and what does not fit together. */
export function verifyVersions(folder: string): { installed: string[]; problems: string[] } {
  const { copies, problems } = readVersions(folder);
  const names = [...copies.keys()].sort();
  if (!names.some(isOurs) && problems.length === 0)
    return { installed: [], problems: ['This app has no package of @settee in its package.json'] };
  for (const name of names) {
    const folders = [...(copies.get(name) ?? [])];
    if (folders.length < 2) continue;
    const list = folders.map(([folder, version]) => `${version} in ${folder}`).join(', ');
    problems.push(`${name} is installed ${folders.length} times, so that parts do not share its state: ${list}`);
  }
  const versions = names.map((name) => [name, [...(copies.get(name)?.values() ?? [])]] as const);
  const majors = new Set(
    versions.filter(([name]) => isOurs(name)).flatMap(([, each]) => each.map((version) => numbers(version)[0])),
  );
  if (majors.size > 1) problems.push(`The packages of @settee have different major versions: install the same of all`);
  return {
    installed: versions.map(([name, each]) => `${name} ${each.join(', ')}`),
    problems: [...new Set(problems)],
  };
}

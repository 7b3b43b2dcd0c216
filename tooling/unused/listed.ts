import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { needsBuild } from './findings.ts';

/** Things that the shop does not use and that stay for those who install the packages. */
export interface Listed {
  reason: string;
  findings: string[];
  /** Requirements covered by these findings, and therefore not by the shop. */
  ids?: string[];
}

export const readListed = (): Listed[] =>
  JSON.parse(readFileSync(join(root, 'tooling/unused/for-other-teams.json'), 'utf8'));

export interface Comparison {
  /** Found and not listed. */
  unlisted: string[];
  /** Listed and not found. */
  outdated: string[];
}

/** Compares the findings with the list. Without a build, findings that need one are not compared. */
export function compare(found: readonly string[], listed: readonly Listed[], isBuilt: boolean): Comparison {
  const names = listed.flatMap(({ findings }) => findings);
  const isCompared = (name: string) => isBuilt || !needsBuild.some((kind) => name.startsWith(`${kind} `));
  return {
    unlisted: found.filter((name) => !names.includes(name)),
    outdated: names.filter((name) => isCompared(name) && !found.includes(name)),
  };
}

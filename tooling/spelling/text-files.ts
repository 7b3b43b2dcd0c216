import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** Messages and mails in English. */
export const messageFiles: readonly string[] = [
  '{packages,apps}/*/src/**/*messages.ts',
  'apps/commerce-api/src/**/messages-english.ts',
  'apps/commerce-api/src/**/email-templates-english.ts',
  'apps/commerce-api/src/**/*-email.ts',
  'apps/commerce-api/src/**/*-emails.ts',
];

/** Returns the files of patterns relative to the root of the repository. Throws when a pattern matches none. */
export function filesOf(patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root });
    if (found.length === 0) throw new Error(`No file matches ${pattern}`);
    return found;
  });
  return [...new Set(files)];
}

/** Removes the French tables of a source: `const french… = …;`. */
export const withoutFrench = (source: string): string => source.replace(/^const french(?:.*;$|[^]*?^\};$)/gm, '');

/** Returns the source of a file without its French tables. */
export const englishOf = (file: string): string => withoutFrench(readFileSync(join(root, file), 'utf8'));

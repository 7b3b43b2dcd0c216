import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** A code block of a README. */
export interface CodeBlock {
  language: string;
  code: string;
}

export const readmePath = (name: string): string => join(root, 'packages', name, 'README.md');

/** Returns the fenced code blocks of a Markdown text. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }));
}

/** Returns the first example of a package's README: the one to start with. */
export function firstExample(name: string): string {
  const example = codeBlocks(readFileSync(readmePath(name), 'utf8')).find(({ language }) => /^tsx?$/.test(language));
  if (!example) throw new Error(`packages/${name}/README.md has no example`);
  return example.code;
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function fillSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(text)) throw new Error(`The README has no section ${name}`);
  return text.replace(section, (_, start: string, end: string) => `${start}${content.trim()}\n${end}`);
}

import { parseSync, Visitor } from 'oxc-parser';
import {
  allowedIdentifiers,
  type BannedWord,
  bannedInComments,
  bannedInIdentifiers,
  bannedStarts,
} from './banned-words.ts';

export interface Finding {
  line: number;
  /** The identifier or comment. */
  text: string;
  /** The banned word in it. */
  word: string;
  /** What to write in its place. */
  use: string;
}

const replacements = (list: readonly BannedWord[]) =>
  new Map(list.flatMap(({ words, use }) => words.map((word) => [word, use] as const)));
const inIdentifiers = replacements(bannedInIdentifiers);
const inComments = replacements(bannedInComments);
const commentPattern = new RegExp(`\\b(${[...inComments.keys()].join('|')})\\b`, 'i');

/** Words of an identifier in lower case: `sendWishList` has send, wish and list. */
const wordsOf = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

function findInIdentifier(name: string): [word: string, use: string] | undefined {
  if (allowedIdentifiers.some(({ pattern }) => pattern.test(name))) return undefined;
  const word = wordsOf(name).find((part) => inIdentifiers.has(part));
  return word === undefined ? undefined : [word, inIdentifiers.get(word) ?? ''];
}

/** `text` is a comment without its marks or a test title; quoted texts, code and the term lead time are left out. */
function findInProse(text: string): [word: string, use: string] | undefined {
  const word = commentPattern.exec(text.replace(/`[^`]*`|'[^']*'|"[^"]*"|\blead times?\b/gi, ''))?.[1]?.toLowerCase();
  return word === undefined ? undefined : [word, inComments.get(word) ?? ''];
}

/** Story names in a story file or in a test of stories: pictures are stored under these names, so the check leaves them out. */
function storyNames(path: string, source: string): Set<string> {
  const names = /[.]stories[.]tsx?$/.test(path)
    ? source.matchAll(/^export const (\w+)/gm)
    : source.includes('composeStories(')
      ? [...source.matchAll(/[.]([A-Z]\w*)/g), ...source.matchAll(/\{([^}]*)\} = composeStories\(/g)]
      : [];
  return new Set([...names].flatMap(([, found = '']) => found.match(/\w+/g) ?? []));
}

const testFunctions = new Set(['test', 'describe', 'it']);

/** Finds banned words in the identifiers, comments and test titles of a source file; each identifier is reported once. */
export function findBannedWords(path: string, source: string): Finding[] {
  const findings: Finding[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const add = (offset: number, text: string, found: [string, string] | undefined) => {
    if (found) findings.push({ line: lineAt(offset), text, word: found[0], use: found[1] });
  };
  const { program, comments } = parseSync(path, source);
  for (const { type, value, start } of comments) {
    const text = value.replace(/^\*/, '').trim();
    const isDocstring = type === 'Block' && value.startsWith('*');
    add(
      start,
      text,
      isDocstring && bannedStarts.test(text) ? ['relative clause', 'subject and verb'] : findInProse(text),
    );
  }
  const seen = storyNames(path, source);
  new Visitor({
    Identifier({ name, start }) {
      if (seen.has(name)) return;
      seen.add(name);
      add(start, name, findInIdentifier(name));
    },
    CallExpression({ callee, arguments: [title] }) {
      let target = callee;
      while (target.type === 'CallExpression' || target.type === 'MemberExpression')
        target = target.type === 'CallExpression' ? target.callee : target.object;
      if (target.type !== 'Identifier' || !testFunctions.has(target.name)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string')
        add(title.start, title.value, findInProse(title.value));
    },
  }).visit(program);
  return findings;
}

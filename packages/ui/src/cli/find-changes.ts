import type { Changes, PackageChanges } from './changes.ts';

/** A place in the source of an app that a new major version breaks. */
export interface Finding {
  line: number;
  /** The package that changed. */
  package: string;
  message: string;
  /** The place may be complete, which only TypeScript knows. */
  isNote: boolean;
}

interface ImportedName {
  /** Name of the export, and its name in the file. */
  name: string;
  local: string;
  at: number;
}

interface Import {
  package: string;
  names: ImportedName[];
}

/** The text without comments, with every other character at its place. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

function importsOf(text: string): Import[] {
  const statements = text.matchAll(/\b(?:import|export)\s+([^'";]*?)\bfrom\s*['"](@settee\/[\w-]+)[^'"]*['"]/g);
  return [...statements].map((statement) => {
    const [, clause = '', name = ''] = statement;
    const start = statement.index + statement[0].indexOf(clause);
    const list = /\{([^}]*)\}/.exec(clause);
    const words = list ? [...(list[1] ?? '').matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*(?:,|$)/g)] : [];
    return {
      package: name,
      names: words.map((word) => ({
        name: word[1] ?? '',
        local: word[2] ?? word[1] ?? '',
        at: start + (list?.index ?? 0) + 1 + word.index,
      })),
    };
  });
}

/** Opening tags of a component, such as `<Pay card={card}>`, or calls of a function with their arguments. */
function usesOf(text: string, name: string): { at: number; use: string }[] {
  const isTag = /^[A-Z]/.test(name);
  const start = new RegExp(isTag ? `<${name}(?=[\\s/>])` : `(?<![\\w$.])${name}(?=[(])`, 'g');
  const [opening, closing] = isTag ? ['{', '}'] : ['(', ')'];
  return [...text.matchAll(start)].map(({ index }) => {
    let depth = 0;
    for (let end = index; end < text.length; end += 1) {
      if (text[end] === opening) depth += 1;
      if (text[end] === closing) depth -= 1;
      if (depth === 0 && text[end] === (isTag ? '>' : closing)) return { at: index, use: text.slice(index, end + 1) };
    }
    return { at: index, use: text.slice(index) };
  });
}

/** Finds `name` as a key, a method, a property of JSX, a member, or taken out of an object. */
const memberPattern = (name: string) =>
  `(?<![\\w$.'"])${name}\\s*(?::(?!:)|=\\{|\\([^()]*\\)\\s*\\{)|[.]${name}(?![\\w$])|[{,]\\s*${name}\\s*(?=[,}])`;

interface Found {
  at: number;
  message: string;
  isNote?: boolean;
}

function findMembers(text: string, { members }: PackageChanges): Found[] {
  return Object.entries(members).flatMap(([name, { of, instead, pattern = memberPattern(name) }]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({
      at: index + (/^[{,]\s*/.exec(text.slice(index))?.[0].length ?? 0),
      message: `${name} left ${of}; write ${instead}`,
    })),
  );
}

function findTexts(text: string, { texts }: PackageChanges): Found[] {
  return Object.entries(texts).flatMap(([name, values]) => {
    const key = `(?<![\\w$.])${name}\\s*(?:[:=]\\s*\\{?\\s*)?`;
    const pattern = new RegExp(`${key}\\(\\s*[\\w$]+[^(){}]*,\\s*[\\w$]+[^(){}]*\\)\\s*(?::[^={]*)?(?:=>|\\{)`, 'g');
    return [...text.matchAll(pattern)].map(({ index }) => ({
      at: index,
      message: `${name} gets one object; write ${name}: ({ ${values} }) => …`,
    }));
  });
}

const lacks = (text: string, words: readonly string[]) =>
  words.filter((word) => !new RegExp(`(?<![\\w$.])${word}(?![\\w$])`).test(text));

function findRequired(text: string, { required }: PackageChanges, { name, local, at }: ImportedName): Found[] {
  const words = required[name]?.split(' ') ?? [];
  const uses = words.length > 0 ? usesOf(text, local) : [];
  const found = uses.flatMap(({ at: found, use }) => {
    const missing = lacks(use, words);
    const isComplete = missing.length === 0 || /\{\s*\.\.\./.test(use);
    return isComplete ? [] : [{ at: found, message: `${name} requires ${missing.join(', ')}` }];
  });
  const missing = lacks(text, words);
  if (uses.length > 0 || missing.length === 0) return found;
  return [{ at, message: `${name} requires ${missing.join(', ')}, where you make one`, isNote: true }];
}

/** Returns the uses of what changed in a source file of an app, by line. */
export function findChanges(source: string, changes: Changes): Finding[] {
  const text = withoutComments(source);
  const imports = importsOf(text);
  const found = [...new Set(imports.map((each) => each.package))].flatMap((name) => {
    const changed = changes[name];
    if (!changed) return [];
    const names = imports.filter((each) => each.package === name).flatMap((each) => each.names);
    const gone = names.flatMap(({ name: word, at }) =>
      changed.exports[word] === undefined ? [] : [{ at, message: `${word} left; write ${changed.exports[word]}` }],
    );
    const places: Found[] = [
      ...gone,
      ...findMembers(text, changed),
      ...findTexts(text, changed),
      ...names.flatMap((each) => findRequired(text, changed, each)),
    ];
    return places.map((found) => ({ ...found, package: name }));
  });
  // A text of two packages with one name is one place.
  const places = new Map(found.map((found) => [`${found.at} ${found.message.split(';')[0]}`, found]));
  return [...places.values()]
    .sort((one, other) => one.at - other.at)
    .map(({ at, message, isNote = false, package: name }) => ({
      isNote,
      line: text.slice(0, at).split('\n').length,
      package: name,
      message,
    }));
}

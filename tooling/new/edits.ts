/** File to write. `edit` changes the existing file, or `text` when there is none. */
export interface Change {
  path: string;
  text?: string;
  edit?: (source: string) => string;
}

const byName = (a: string, b: string) => a.replace(/^type /, '').localeCompare(b.replace(/^type /, ''), 'en');

/**
 * Adds names to a braced list, in alphabetical order. `opening` matches everything up to and including the
 * brace.
 * Returns null when `source` has no such list.
 */
export function addNames(source: string, opening: RegExp, names: readonly string[]): string | null {
  const list = new RegExp(`(${opening.source})([^{}]*)(\\})`, 'm');
  if (!list.test(source)) return null;
  return source.replace(list, (_, start: string, inside: string, end: string) => {
    const present = inside.split(',').map((name) => name.trim());
    const all = [...new Set([...present, ...names])].filter((name) => name !== '').sort(byName);
    return `${start} ${all.join(', ')} ${end}`;
  });
}

/** Adds names to the `import` or `export` statement for `from`, or adds the statement. */
export function addStatement(
  source: string,
  word: 'import' | 'export',
  from: string,
  names: readonly string[],
): string {
  const statements = source.split(/(?<=;\n)/);
  const ending = ` from '${from}';\n`;
  const index = statements.findIndex((one) => one.startsWith(`${word} {`) && one.endsWith(ending));
  if (index >= 0) {
    statements[index] = addNames(statements[index] ?? '', new RegExp(`${word} \\{`), names) ?? '';
    return statements.join('');
  }
  const last = statements.findLastIndex((one) => one.startsWith(`${word} `));
  statements.splice(last + 1, 0, `${word} { ${names.join(', ')} }${ending}`);
  return statements.join('');
}

/** Adds `import * as name` for `from`, unless it is there. */
export function addNamespace(source: string, name: string, from: string): string {
  const statement = `import * as ${name} from '${from}';\n`;
  if (source.includes(statement)) return source;
  const last = source.lastIndexOf('\nimport ');
  const start = source.startsWith('import ') || last >= 0 ? source.indexOf(';\n', last) + 2 : 0;
  return source.slice(0, start) + statement + source.slice(start);
}

/** `add-to-cart` becomes `addToCart`. */
export const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `add-to-cart` becomes `AddToCart`. */
export const pascal = (kebab: string): string => camel(`-${kebab}`);

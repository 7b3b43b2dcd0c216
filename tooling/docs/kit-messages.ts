import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTypeQueryNode } from 'typescript/unstable/ast';
import {
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { root } from '../run.ts';
import { nodesOf, type Program } from '../unused/program.ts';
import { englishText, writtenType } from './message-text.ts';

/** The words of a kit by group, as `use-words.ts` lists them. */
const groupsOf = { 'checkout-kit': 'CheckoutKitMessages', 'configurator-kit': 'ConfiguratorKitMessages' };

export type Kit = keyof typeof groupsOf;

const unaliased = (symbol: TypeSymbol, checker: Checker) =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

function exportsOf({ file, checker }: Program, path: string): readonly TypeSymbol[] {
  const source = file(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${path} is no module.`);
  return checker.getExportsOfModule(module);
}

/** The name and entry of each exported object, by its declaration. */
function exportedObjects(program: Program, kit: Kit): Map<string, string> {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', kit, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' ? target['@settee/source'] : undefined;
    return source?.startsWith('./src/entries/') ? [{ entry, source }] : [];
  });
  return new Map(
    entries.flatMap(({ entry, source }) =>
      exportsOf(program, join('packages', kit, source)).map((exported): [string, string] => {
        const [declaration = ''] = program.declarationsOf(unaliased(exported, program.checker));
        return [declaration, `\`${exported.name}\` of \`@settee/${kit}${entry.slice(1)}\``];
      }),
    ),
  );
}

/** `{ name, reason }` of a function with named values, `count` of one with a single value. */
function valueOf(parameter: TypeSymbol, checker: Checker): string {
  if (!parameter.name.startsWith('__')) return parameter.name;
  const type = checker.getTypeOfSymbol(parameter);
  const names = type ? checker.getPropertiesOfType(type).map(({ name }) => name) : [];
  return `{ ${names.join(', ')} }`;
}

/** A key, with what it receives if it is a function, and its English text in Markdown. */
export interface Word {
  key: string;
  text: string;
}

/** The keys of a group of words, those of groups in it after a period. */
function wordsOf(type: Type, checker: Checker, start = ''): Word[] {
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const own = checker.getTypeOfSymbol(property);
    const [signature] = own ? checker.getSignaturesOfType(own, SignatureKind.Call) : [];
    const name = `${start}${property.name}`;
    const isList = own !== undefined && checker.typeToString(own).endsWith(']');
    if (own?.isObjectType() && !isList && !signature)
      return wordsOf(writtenType(property, checker), checker, `${name}.`);
    const values = signature?.getParameters().map((each) => valueOf(each, checker));
    return { key: values ? `${name}(${values.join(', ')})` : name, text: englishText(property, checker) };
  });
}

function englishOf(group: TypeSymbol, { checker }: Program): TypeSymbol {
  const node = group.declarations?.[0]?.resolve();
  const query = node && [...nodesOf(node)].find((each) => isTypeQueryNode(each));
  const symbol = query && isTypeQueryNode(query) ? checker.getSymbolAtLocation(query.exprName) : undefined;
  if (!symbol) throw new Error(`The group ${group.name} is not the type of English words.`);
  return unaliased(symbol, checker);
}

/** Returns the groups of words of a kit with their keys and English texts. */
export function messageGroups(program: Program, kit: Kit): Map<string, { exported?: string; words: readonly Word[] }> {
  const { checker } = program;
  const all = exportsOf(program, `packages/${kit}/src/use-words.ts`).find(({ name }) => name === groupsOf[kit]);
  if (!all) throw new Error(`${kit} has no type ${groupsOf[kit]}.`);
  const objects = exportedObjects(program, kit);
  const groups = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(all)).map((group) => {
    const english = englishOf(group, program);
    const exported = objects.get(program.declarationsOf(english)[0] ?? '');
    const type = checker.getTypeOfSymbol(english);
    const words = type ? wordsOf(type, checker) : [];
    return [group.name, { ...(exported ? { exported } : {}), words }] as const;
  });
  return new Map(groups);
}

/** Returns the list of a kit's words, in Markdown. */
export function kitMessagesPage(program: Program, kit: Kit): string {
  const part = kit.replace('-kit', '');
  const sections = [...messageGroups(program, kit)].map(([group, { exported, words }]) => {
    const english = exported ? `English: ${exported}.\n\n` : '';
    const rows = words.map(({ key, text }) => `| \`${key}\` | ${text} |\n`);
    return `### ${group}\n\n${english}| Key | English |\n|---|---|\n${rows.join('')}`;
  });
  return `# Words

Every text of \`@settee/${kit}\` by group, as the type \`${groupsOf[kit]}\` has it. A key with parentheses is a function of what is in them;
a key with a period is in an object, which is replaced as a whole. In the English text such a value is in braces; where it decides, its condition is before the text.
\`messages={{ ${part}: { group: { key: 'Your text' } } }}\` of \`SiteProvider\` replaces a text in the whole app, and the property \`messages\` of a component replaces one there. Generated by \`npm run accept -- docs\`.

## Groups

${sections.join('\n')}`;
}

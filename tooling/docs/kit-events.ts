import {
  isIdentifier,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  type TypeNode,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { withoutIds } from '../properties/properties.ts';
import { nodesOf, type Program } from '../unused/program.ts';
import { eventsByKit } from './events.ts';

type Kit = keyof typeof eventsByKit;

/** One member of the union of a kit's events; several types of event may share it. */
interface Member {
  types: readonly string[];
  comment: string;
  /** `name: type`, as the source has it. */
  fields: readonly string[];
  /** Names of types that its fields use. */
  named: ReadonlyMap<string, TypeSymbol>;
}

const unionOf: Record<Kit, { name: string; provider: string }> = {
  'checkout-kit': { name: 'CheckoutKitEvent', provider: 'CheckoutEventsProvider' },
  'configurator-kit': { name: 'ConfiguratorKitEvent', provider: 'ConfiguratorEventsProvider' },
};

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const cell = (text: string) => text.replaceAll('|', '\\|');
const described = (symbol: TypeSymbol, checker: Checker) =>
  withoutIds({ description: onOneLine(symbol.getDocumentationComment(checker)), properties: {} }).description;

/** The documentation comment above a member of a union, which belongs to no symbol. */
function commentOf(node: Node): string {
  const source = node.getSourceFile().text.slice(0, node.getStart());
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\|\s*)?$/.exec(source)?.[1] ?? '';
  return onOneLine(comment.replace(/^\s*\*\s?/gm, ''));
}

const isOptional = ({ flags }: TypeSymbol) => (flags & SymbolFlags.Optional) !== 0;
const unaliased = (symbol: TypeSymbol, checker: Checker) =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

function annotationOf(field: TypeSymbol): TypeNode {
  const node = field.declarations?.[0]?.resolve();
  if (!node || !isPropertySignatureDeclaration(node)) throw new Error(`The field ${field.name} has no written type.`);
  return node.type;
}

/** Types of these packages that a written type names. */
function namedIn(annotation: Node, checker: Checker): [string, TypeSymbol][] {
  return [...nodesOf(annotation)].flatMap((node): [string, TypeSymbol][] => {
    if (!isTypeReferenceNode(node) || !isIdentifier(node.typeName)) return [];
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const declared = symbol && unaliased(symbol, checker);
    const isOwn = declared?.declarations?.[0]?.path.includes('/packages/') ?? false;
    return declared && isOwn ? [[node.typeName.text, declared]] : [];
  });
}

function wordsOf(field: TypeSymbol, checker: Checker): string[] {
  const type = checker.getTypeOfSymbol(field);
  const parts = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
  return parts.map((part) => checker.typeToString(part).replaceAll('"', ''));
}

function memberOf(node: TypeNode, checker: Checker): Member {
  const type = checker.getTypeFromTypeNode(node);
  const all = type ? checker.getPropertiesOfType(type) : [];
  const kind = all.find(({ name }) => name === 'type');
  const fields = all.filter((field) => field !== kind);
  const textOf = (field: TypeSymbol) => onOneLine(annotationOf(field).getText());
  return {
    types: kind ? wordsOf(kind, checker) : [],
    comment: commentOf(node),
    fields: fields.map((field) => `${field.name}${isOptional(field) ? '?' : ''}: ${textOf(field)}`),
    named: new Map(fields.flatMap((field) => namedIn(annotationOf(field), checker))),
  };
}

function membersOf({ file, checker }: Program, kit: Kit): Member[] {
  const source = file(`packages/${kit}/src/events.ts`);
  const union = source?.statements
    .filter((statement) => isTypeAliasDeclaration(statement))
    .find(({ name }) => name.text === unionOf[kit].name)?.type;
  if (!union || !isUnionTypeNode(union)) throw new Error(`${kit} has no union ${unionOf[kit].name}.`);
  return [...union.types].map((node) => memberOf(node, checker));
}

/** The row of a named type, then those of types that its fields name. */
function typeRows(name: string, symbol: TypeSymbol, checker: Checker): [name: string, row: string][] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = (symbol.flags & SymbolFlags.Interface) !== 0;
  const fields = isObject ? checker.getPropertiesOfType(type) : [];
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const text = isObject
    ? `{ ${fields.map((field) => `${field.name}: ${annotationOf(field).getText()}`).join('; ')} }`
    : parts.map((part) => checker.typeToString(part).replaceAll('"', "'")).join(' | ');
  const nested = fields.flatMap((field) => namedIn(annotationOf(field), checker));
  return [
    [name, `| \`${name}\` | \`${cell(text)}\` | ${described(symbol, checker)} |`],
    ...nested.flatMap(([other, itsSymbol]) => typeRows(other, itsSymbol, checker)),
  ];
}

function eventRows(members: readonly Member[], kit: Kit): string[] {
  const whenOf: Record<string, { when: string }> = eventsByKit[kit];
  const area = (type: string) => type.split('.')[0] ?? type;
  const rows = members.flatMap(({ types, comment, fields }) =>
    types.map((type) => {
      const payload = fields.map((field) => `\`${cell(field)}\``).join('; ');
      const notes = comment === '' ? '' : `. ${comment}`;
      return { type, row: `| \`${type}\` | ${whenOf[type]?.when ?? ''}${notes} | ${payload} |` };
    }),
  );
  const areas = [...new Set(rows.map(({ type }) => area(type)))];
  return areas.flatMap((each) => rows.filter(({ type }) => area(type) === each).map(({ row }) => row));
}

/** Returns the list of a kit's events, in Markdown: from their types, and when each is reported. */
export function kitEventsPage(program: Program, kit: Kit): string {
  const members = membersOf(program, kit);
  const named = new Map(members.flatMap((member) => [...member.named]));
  const types = new Map([...named].flatMap(([name, symbol]) => typeRows(name, symbol, program.checker)));
  const { name, provider } = unionOf[kit];
  return `# Events

Every event of \`@settee/${kit}\`, as \`${name}\` has it. \`${provider}\` passes each to your app once per action of the shopper:

\`\`\`tsx
import { type ${name}, ${provider} } from '@settee/${kit}';
import type { ReactNode } from 'react';

const report = ({ type, ...payload }: ${name}) => console.log(type, payload);

export const WithEvents = ({ children }: { children: ReactNode }) => <${provider} value={report}>{children}</${provider}>;
\`\`\`

No event has a name, an address, an email, a password or data of a card. A minor version may add events, so ignore types that you do not know;
a major version may rename or remove them. Generated by \`npm run accept -- docs\`.

## All events

| Event | Reported when | Payload |
|---|---|---|
${eventRows(members, kit).join('\n')}

## Types

| Type | Definition | Meaning |
|---|---|---|
${[...types.values()].join('\n')}
`;
}

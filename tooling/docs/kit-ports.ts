import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isFunctionTypeNode,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodSignatureDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  type InterfaceDeclaration,
  type Node,
  type TypeAliasDeclaration,
} from 'typescript/unstable/ast';
import { type Checker, SignatureKind, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { withoutIds } from '../properties/properties.ts';
import { root } from '../run.ts';
import { nodesOf, type Program } from '../unused/program.ts';
import type { Kit } from './kit-messages.ts';

type Declaration = InterfaceDeclaration | TypeAliasDeclaration;

/** One function of a port type, or another member of it. */
interface PortMember {
  /** With the names of the objects around it, as `cart.read`. */
  name: string;
  /** Its parameters as the source has them; empty for other members. */
  input: string;
  /** The type of the reply, or of the member. */
  reply: string;
  isFunction: boolean;
  isOptional: boolean;
  purpose: string;
}

const onOneLine = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .replace(/^\| /, '')
    .trim();
const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``);

function commentOf(symbol: TypeSymbol, checker: Checker): string {
  const description = symbol.getDocumentationComment(checker).replace(/\s+/g, ' ');
  return withoutIds({ description, properties: {} }).description.replaceAll(' ()', '');
}

/** The alias that several modules of ports have for themselves, written out. */
const writtenOut = (type: string) => type.replace(/^AsyncResult<(.*)>$/, 'Promise<Result<$1, unknown>>');

const unaliased = (symbol: TypeSymbol, checker: Checker) =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** The comment of a member, or else of the function type that it names. */
function purposeOf(member: TypeSymbol, node: Node, checker: Checker): string {
  const own = commentOf(member, checker);
  if (own !== '' || !isPropertySignatureDeclaration(node) || !isTypeReferenceNode(node.type)) return own;
  const named = checker.getSymbolAtLocation(node.type.typeName);
  return named ? commentOf(unaliased(named, checker), checker) : '';
}

/** Parameters and reply of a function, from its own declaration or from the function type that it names. */
function callOf(member: TypeSymbol, checker: Checker): { input: string; reply: string } | undefined {
  const type = checker.getTypeOfSymbol(member);
  const given = type && (checker.getNonNullableType(type) ?? type);
  const [signature] = given ? checker.getSignaturesOfType(given, SignatureKind.Call) : [];
  const node = signature?.declaration?.resolve();
  if (!node || (!isMethodSignatureDeclaration(node) && !isFunctionTypeNode(node))) return undefined;
  const input = [...node.parameters].map((parameter) => onOneLine(parameter.getText())).join(', ');
  return { input, reply: writtenOut(onOneLine(node.type?.getText() ?? 'void')) };
}

/** The members of an object type that is written in place. */
function innerMembers(member: TypeSymbol, checker: Checker): readonly TypeSymbol[] {
  const type = checker.getTypeOfSymbol(member);
  return type ? checker.getPropertiesOfType(checker.getNonNullableType(type) ?? type) : [];
}

function membersOf(member: TypeSymbol, checker: Checker, start = ''): PortMember[] {
  const node = member.declarations?.[0]?.resolve();
  if (!node) throw new Error(`The member ${member.name} has no declaration.`);
  const name = `${start}${member.name}`;
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
  const common = { name, isOptional, purpose: purposeOf(member, node, checker) };
  const call = callOf(member, checker);
  if (call) return [{ ...common, ...call, isFunction: true }];
  const written = isPropertySignatureDeclaration(node) ? node.type : undefined;
  const other = { ...common, input: '', isFunction: false };
  if (!written || !isTypeLiteralNode(written)) return [{ ...other, reply: onOneLine(written?.getText() ?? '') }];
  const inner = innerMembers(member, checker).flatMap((each) => membersOf(each, checker, `${name}.`));
  return [{ ...other, reply: '' }, ...inner];
}

/** Names of the port types that an interface extends. */
const basesOf = (declaration: Declaration): string[] =>
  isInterfaceDeclaration(declaration)
    ? [...(declaration.heritageClauses ?? [])].flatMap((clause) => [...clause.types].map((type) => type.getText()))
    : [];

/** The port types that modules of a kit export, by name. */
function portTypes({ product }: Program, kit: Kit): Declaration[] {
  const ofKit = [...product].filter(([path]) => path.startsWith(`packages/${kit}/src/`));
  return ofKit
    .flatMap(([, file]) => [...file.statements].filter((statement) => statement.getText().startsWith('export ')))
    .filter((statement) => isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement))
    .filter(({ name }) => name.text.endsWith('Ports'))
    .toSorted((a, b) => a.name.text.localeCompare(b.name.text, 'en'));
}

/** The entry that exports each type, by the name of the type. */
function entriesOf(program: Program, kit: Kit): Map<string, string> {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', kit, 'package.json'), 'utf8'),
  );
  return new Map(
    Object.entries(exports).flatMap(([entry, target]) => {
      const source = typeof target === 'object' ? target['@settee/source'] : undefined;
      const file = source?.startsWith('./src/entries/') ? program.file(join('packages', kit, source)) : undefined;
      const module = file && program.checker.getSymbolAtLocation(file);
      const exported = module ? program.checker.getExportsOfModule(module) : [];
      return exported.map(({ name }) => [name, `@settee/${kit}${entry.slice(1)}`] as const);
    }),
  );
}

interface Port {
  name: string;
  comment: string;
  bases: readonly string[];
  members: readonly PortMember[];
  declaration: Declaration;
}

const isMember = (node: Node) => isMethodSignatureDeclaration(node) || isPropertySignatureDeclaration(node);

function portOf(declaration: Declaration, checker: Checker): Port {
  const name = declaration.name.text;
  const symbol = checker.getSymbolAtLocation(declaration.name);
  if (!symbol) throw new Error(`${name} has no symbol.`);
  const bases = basesOf(declaration);
  const own = isInterfaceDeclaration(declaration)
    ? new Set([...declaration.members].flatMap((member) => (isMember(member) ? [member.name.getText()] : [])))
    : undefined;
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => own?.has(member.name) ?? true)
    .flatMap((member) => membersOf(member, checker));
  return { name, comment: commentOf(symbol, checker), bases, members, declaration };
}

const link = (name: string) => `[\`${name}\`](#${name.toLowerCase()})`;

function sectionOf({ name, comment, bases, members }: Port, entries: ReadonlyMap<string, string>): string {
  const entry = entries.get(name);
  const from = entry ? `From \`${entry}\`.` : 'Not exported by name.';
  const more = bases.length > 0 ? `Also has all of ${bases.map(link).join(', ')}.` : '';
  const rows = members.map(
    ({ name: member, input, reply, isFunction, isOptional, purpose }) =>
      `| \`${member}${isFunction ? '()' : ''}\` | ${code(input)} | ${code(reply)} | ${isOptional ? 'yes' : ''} | ${cell(purpose)} |`,
  );
  const table = `| Function | Input | Reply | Optional | Purpose |\n|---|---|---|---|---|\n${rows.join('\n')}`;
  return [`### ${name}`, [comment, more, from].filter(Boolean).join(' '), ...(rows.length > 0 ? [table] : [])].join(
    '\n\n',
  );
}

/** The declaration of a type of the kit that `node` names. */
function ownDeclaration(node: Node, kit: Kit, checker: Checker): Declaration | undefined {
  if (!isTypeReferenceNode(node) || !isIdentifier(node.typeName)) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const [declaration] = symbol ? (unaliased(symbol, checker).declarations ?? []) : [];
  if (!declaration?.path.includes(`/packages/${kit}/src/`)) return undefined;
  const found = declaration.resolve();
  return found && (isInterfaceDeclaration(found) || isTypeAliasDeclaration(found)) ? found : undefined;
}

/** The kit's own types that ports name, and those that these name, other than ports. */
function typesOf(ports: readonly Port[], kit: Kit, checker: Checker): Declaration[] {
  const found = new Set<Declaration>();
  const add = (node: Node): void => {
    for (const each of nodesOf(node)) {
      const declaration = ownDeclaration(each, kit, checker);
      if (!declaration || /Ports$|^AsyncResult$/.test(declaration.name.text) || found.has(declaration)) continue;
      found.add(declaration);
      add(declaration);
    }
  };
  for (const { declaration } of ports) add(declaration);
  return [...found].toSorted((a, b) => a.name.text.localeCompare(b.name.text, 'en'));
}

function typeRow(declaration: Declaration, checker: Checker): string {
  const text = isInterfaceDeclaration(declaration)
    ? `{ ${[...declaration.members].map((member) => onOneLine(member.getText()).replace(/;$/, '')).join('; ')} }`
    : onOneLine(declaration.type.getText());
  const bases = basesOf(declaration).map((base) => `${base} & `);
  const symbol = checker.getSymbolAtLocation(declaration.name);
  const values = [...(declaration.typeParameters ?? [])].map((parameter) => parameter.getText()).join(', ');
  const name = `${declaration.name.text}${values === '' ? '' : `<${values}>`}`;
  return `| \`${name}\` | ${code(`${bases.join('')}${text}`)} | ${cell(symbol ? commentOf(symbol, checker) : '')} |`;
}

/** Returns the list of a kit's port types with their functions, in Markdown. */
export function kitPortsPage(program: Program, kit: Kit): string {
  const { checker } = program;
  const ports = portTypes(program, kit).map((declaration) => portOf(declaration, checker));
  const types = typesOf(ports, kit, checker).map((declaration) => typeRow(declaration, checker));
  const entries = entriesOf(program, kit);
  return `# Ports

Every port type of \`@settee/${kit}\` with its functions, which your app provides. A function that returns a promise of a result never rejects:
it resolves to \`{ ok: true, value }\` or \`{ ok: false, error }\`. Without an optional function its feature is not offered, unless its purpose says otherwise. A row without parentheses is an object or a value.
Types that are not below are exports of \`@settee/domain\`, of React or of the browser. Fakes of all ports are in \`@settee/${kit}/testing\`. Generated by \`npm run accept -- docs\`.

## All ports

${ports.map((port) => sectionOf(port, entries)).join('\n\n')}

## Types

| Type | Definition | Meaning |
|---|---|---|
${types.join('\n')}
`;
}

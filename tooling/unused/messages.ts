import {
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxExpression,
  isMethodDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isTypeReferenceNode,
  isVariableStatement,
  SyntaxKind,
  type BindingElement,
  type ElementAccessExpression,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  type TypeNode,
} from 'typescript/unstable/ast';
import { nodesOf, type Program } from './program.ts';

interface Message {
  /** `path: name.key`, as a finding names it. */
  label: string;
  name: Node;
  /** The message that holds this one: what hands out the whole of it reads every part. */
  parent?: Message;
}

const isMessages = (path: string) => /(^|\/|-)(messages|email-templates)(-english)?[.]ts$/.test(path);

const isConst = (type: TypeNode) =>
  isTypeReferenceNode(type) && isIdentifier(type.typeName) && type.typeName.text === 'const';

function literalOf(expression: Expression | undefined): ObjectLiteralExpression | null {
  if (!expression) return null;
  if (isAsExpression(expression) && isConst(expression.type)) return literalOf(expression.expression);
  return isObjectLiteralExpression(expression) ? expression : null;
}

/** The words of a literal and of the literals in it. */
function messagesIn(literal: ObjectLiteralExpression, label: string, parent?: Message): Message[] {
  return literal.properties.flatMap((property) => {
    const isNamed =
      isPropertyAssignment(property) || isShorthandPropertyAssignment(property) || isMethodDeclaration(property);
    if (!isNamed || !isIdentifier(property.name)) return [];
    const message: Message = { label: `${label}.${property.name.text}`, name: property.name };
    if (parent) message.parent = parent;
    const inner = isPropertyAssignment(property) ? literalOf(property.initializer) : null;
    return [message, ...(inner ? messagesIn(inner, message.label, message) : [])];
  });
}

function declaredMessages(program: Program): Message[] {
  return [...program.product]
    .filter(([path]) => isMessages(path))
    .flatMap(([path, file]) =>
      file.statements
        .filter((statement) => isVariableStatement(statement))
        .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword))
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        // Code reads a table with an explicit type as a whole, not by name.
        .filter(({ type }) => type === undefined)
        .flatMap(({ name, initializer }) => {
          const literal = literalOf(initializer);
          return literal && isIdentifier(name) ? messagesIn(literal, `${path}: ${name.text}`) : [];
        }),
    );
}

/** `labels` and `props.messages`: how the product names its tables of messages. */
function isWords(node: Expression): boolean {
  if (isObjectLiteralExpression(node)) {
    return node.properties.some((property) => isSpreadAssignment(property) && isWords(property.expression));
  }
  const name = isPropertyAccessExpression(node) ? node.name : node;
  return isIdentifier(name) && /(labels|words|messages)$/i.test(name.text);
}

interface Reads {
  declarations: Set<string>;
  /** Read, and handed out as a whole. */
  whole: Set<string>;
}

/** The names that `node`, a computed key, can have; null for any. */
function keysOf(program: Program, node: Expression): string[] | null {
  if (isStringLiteral(node)) return [node.text];
  const type = program.checker.getTypeAtLocation(node);
  const members = type?.isUnionType() ? type.getTypes() : [type];
  const values = members.flatMap((member) => (member?.isStringLiteralType() ? [member.value] : []));
  return values.length === members.length ? values : null;
}

/** A search for reads of messages; `wanted` are the names of all messages. */
interface Search {
  program: Program;
  wanted: ReadonlySet<string>;
  reads: Reads;
}

/** Marks messages as read when their table is passed to a type that declares properties of the same names. */
function readByShape({ program, wanted, reads }: Search, node: Expression): void {
  const { checker } = program;
  const contextual = checker.getContextualType(node);
  const expected = contextual && checker.getNonNullableType(contextual);
  const given = expected && checker.getTypeAtLocation(node);
  for (const property of expected && given ? checker.getPropertiesOfType(expected) : []) {
    const message = given && wanted.has(property.name) ? checker.getPropertyOfType(given, property.name) : undefined;
    const keys = program.declarationsOf(message);
    const passedOn = program.declarationsOf(property);
    if (keys.some((key) => passedOn.includes(key))) continue;
    for (const key of keys) reads.declarations.add(key);
  }
}

function readWhole({ reads }: Search, declarations: readonly string[]): void {
  for (const key of declarations) {
    reads.declarations.add(key);
    reads.whole.add(key);
  }
}

/** Reads of `words[key]`. */
function readElement(search: Search, node: ElementAccessExpression): void {
  const { program, wanted } = search;
  const keys = keysOf(program, node.argumentExpression);
  if (keys && !keys.some((key) => wanted.has(key))) return;
  const type = program.checker.getTypeAtLocation(node.expression);
  for (const property of type ? program.checker.getPropertiesOfType(type) : [])
    if (!keys || keys.includes(property.name)) readWhole(search, program.declarationsOf(property));
}

/** Reads of `const { name } = words`. */
function readBinding(search: Search, node: BindingElement): void {
  const { program, wanted } = search;
  const name = node.propertyName ?? node.name;
  if (!name || !isIdentifier(name) || !wanted.has(name.text)) return;
  const type = program.checker.getTypeAtLocation(node.parent);
  const property = type && program.checker.getPropertyOfType(type, name.text);
  readWhole(search, program.declarationsOf(property));
}

/** Reads of `words.name`, of a whole file at once. */
function readProperties({ program, reads }: Search, nodes: readonly PropertyAccessExpression[]): void {
  const symbols = nodes.length > 0 ? program.checker.getSymbolAtLocation(nodes.map(({ name }) => name)) : [];
  for (const [index, node] of nodes.entries()) {
    const { parent } = node;
    const goesOn = isPropertyAccessExpression(parent) || isElementAccessExpression(parent);
    const isWhole = !(goesOn && parent.expression === node);
    for (const key of program.declarationsOf(symbols[index])) {
      reads.declarations.add(key);
      if (isWhole) reads.whole.add(key);
    }
  }
}

function readMessages(program: Program, wanted: ReadonlySet<string>): Reads {
  const reads: Reads = { declarations: new Set(), whole: new Set() };
  const search = { program, wanted, reads };
  for (const file of program.product.values()) {
    const properties: PropertyAccessExpression[] = [];
    for (const node of nodesOf(file)) {
      if (isCallExpression(node)) for (const part of node.arguments) if (isWords(part)) readByShape(search, part);
      if (isJsxExpression(node) && node.expression && isWords(node.expression)) readByShape(search, node.expression);
      if (isPropertyAccessExpression(node) && wanted.has(node.name.text)) properties.push(node);
      else if (isElementAccessExpression(node)) readElement(search, node);
      else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) readBinding(search, node);
    }
    readProperties(search, properties);
  }
  return reads;
}

/** Messages that no line of the product reads. */
export function unreadMessages(program: Program): string[] {
  const messages = declaredMessages(program);
  const names = messages.map(({ name }) => name);
  const symbols = names.length > 0 ? program.checker.getSymbolAtLocation(names) : [];
  const keys = new Map(messages.map((message, index) => [message, program.declarationsOf(symbols[index])]));
  const wanted = new Set(names.flatMap((name) => (isIdentifier(name) ? [name.text] : [])));
  const reads = readMessages(program, wanted);
  const isRead = (message: Message): boolean =>
    (keys.get(message) ?? []).some((key) => reads.declarations.has(key)) ||
    (message.parent !== undefined && isHandedOut(message.parent));
  const isHandedOut = (message: Message): boolean =>
    (keys.get(message) ?? []).some((key) => reads.whole.has(key)) ||
    (message.parent !== undefined && isHandedOut(message.parent));
  return messages.filter((message) => !isRead(message)).map(({ label }) => label);
}

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
  type Expression,
  type Node,
  type ObjectLiteralExpression,
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

const isMessages = (path: string) => /(^|\/|-)messages[.]ts$/.test(path);

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

function readMessages(program: Program, wanted: ReadonlySet<string>): Reads {
  const { checker } = program;
  const declarations = new Set<string>();
  const whole = new Set<string>();
  /** Marks messages as read when their table is passed to a type that declares properties of the same names. */
  const readByShape = (node: Expression) => {
    const contextual = checker.getContextualType(node);
    const expected = contextual && checker.getNonNullableType(contextual);
    const given = expected && checker.getTypeAtLocation(node);
    for (const property of expected && given ? checker.getPropertiesOfType(expected) : []) {
      const message = given && wanted.has(property.name) ? checker.getPropertyOfType(given, property.name) : undefined;
      const keys = program.declarationsOf(message);
      const passedOn = program.declarationsOf(property);
      if (keys.some((key) => passedOn.includes(key))) continue;
      for (const key of keys) declarations.add(key);
    }
  };
  for (const file of program.product.values()) {
    const named: { node: Node; isWhole: boolean }[] = [];
    for (const node of nodesOf(file)) {
      if (isCallExpression(node)) for (const part of node.arguments) if (isWords(part)) readByShape(part);
      if (isJsxExpression(node) && node.expression && isWords(node.expression)) readByShape(node.expression);
      if (isPropertyAccessExpression(node) && wanted.has(node.name.text)) {
        const { parent } = node;
        const goesOn = isPropertyAccessExpression(parent) || isElementAccessExpression(parent);
        named.push({ node: node.name, isWhole: !(goesOn && parent.expression === node) });
      } else if (isElementAccessExpression(node)) {
        const keys = keysOf(program, node.argumentExpression);
        if (keys && !keys.some((key) => wanted.has(key))) continue;
        const type = checker.getTypeAtLocation(node.expression);
        for (const property of type ? checker.getPropertiesOfType(type) : []) {
          if (keys && !keys.includes(property.name)) continue;
          for (const key of program.declarationsOf(property)) {
            declarations.add(key);
            whole.add(key);
          }
        }
      } else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (!name || !isIdentifier(name) || !wanted.has(name.text)) continue;
        const type = checker.getTypeAtLocation(node.parent);
        const property = type && checker.getPropertyOfType(type, name.text);
        for (const key of program.declarationsOf(property)) {
          declarations.add(key);
          whole.add(key);
        }
      }
    }
    const symbols = named.length > 0 ? checker.getSymbolAtLocation(named.map(({ node }) => node)) : [];
    symbols.forEach((symbol, at) => {
      for (const key of program.declarationsOf(symbol)) {
        declarations.add(key);
        if (named[at]?.isWhole) whole.add(key);
      }
    });
  }
  return { declarations, whole };
}

/** Messages that no line of the product reads. */
export function unreadMessages(program: Program): string[] {
  const messages = declaredMessages(program);
  const names = messages.map(({ name }) => name);
  const symbols = names.length > 0 ? program.checker.getSymbolAtLocation(names) : [];
  const keys = new Map(messages.map((message, at) => [message, program.declarationsOf(symbols[at])]));
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

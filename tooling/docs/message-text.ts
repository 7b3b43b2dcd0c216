import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync';

/** An expression and the scope of its names. */
interface Scoped {
  node: Node;
  scope: Scope;
}

/** The checker that an expression is read with, and the arguments of the function around it. */
interface Scope {
  checker: Checker;
  values: ReadonlyMap<string, Scoped>;
}

/** Characters with a meaning in Markdown or in a table of it. */
const special = /[\\`*_[\]<>|]/g;

/** Returns code in Markdown that is safe in a table. */
function codeText(source: string): string {
  const line = source.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Returns the expression without what only types it. */
function bare(node: Node): Node {
  const isTyped = isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node);
  return isTyped ? bare(node.expression) : node;
}

/** Returns what a property, a constant or a function is declared as; it may be in another module. */
function declaredValue(symbol: TypeSymbol | undefined, checker: Checker): Node | undefined {
  const declared = symbol && (symbol.flags & SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const node = declared?.declarations?.[0]?.resolve();
  if (!node || isFunctionDeclaration(node)) return node;
  if (isShorthandPropertyAssignment(node))
    return declaredValue(checker.getShorthandAssignmentValueSymbol(node), checker);
  const isValue = isPropertyAssignment(node) || isVariableDeclaration(node);
  return isValue && node.initializer ? bare(node.initializer) : undefined;
}

/** Returns what a name is in its scope. */
function named(node: Node, scope: Scope): Scoped | undefined {
  if (!isIdentifier(node)) return undefined;
  const value = declaredValue(scope.checker.getSymbolAtLocation(node), scope.checker);
  return scope.values.get(node.text) ?? (value && { node: value, scope: { ...scope, values: new Map() } });
}

/** Returns the result of a call of a function by its name, with the arguments as the values of its parameters. */
function resultOf(call: Node, scope: Scope): Scoped | undefined {
  const called = isCallExpression(call) ? named(call.expression, scope)?.node : undefined;
  if (!called || !isCallExpression(call)) return undefined;
  if (!(isArrowFunction(called) || isFunctionDeclaration(called)) || !called.body) return undefined;
  const values = called.parameters.flatMap(({ name, initializer }, index): [string, Scoped][] => {
    const given = call.arguments[index] ?? initializer;
    return given ? [[name.getText(), { node: given, scope }]] : [];
  });
  return { node: called.body, scope: { ...scope, values: new Map(values) } };
}

/** Returns the source of an expression with the arguments in it. */
function sourceOf({ node, scope }: Scoped): string {
  const called = resultOf(node, scope);
  if (called && isConditionalExpression(bare(called.node))) return sourceOf({ ...called, node: bare(called.node) });
  return node.getText().replaceAll(/(?<![.'\w])[a-z]\w*/gi, (name) => {
    const value = scope.values.get(name);
    const text = value && plainText(value.node, value.scope);
    return value ? (text === undefined ? sourceOf(value) : `'${text}'`) : name;
  });
}

/** Returns a text with its values in braces, or `undefined` for an expression that is more than that. */
function plainText(expression: Node, scope: Scope): string | undefined {
  const node = bare(expression);
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  const other = named(node, scope) ?? resultOf(node, scope);
  if (other) return plainText(other.node, other.scope);
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken) {
    const [left, right] = [plainText(node.left, scope), plainText(node.right, scope)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(({ expression: value, literal }) => {
    return `${plainText(value, scope) ?? `{${sourceOf({ node: value, scope })}}`}${literal.text}`;
  });
  return node.head.text + rest.join('');
}

/** Returns the texts of an object by key. */
const textsByKey = (object: ObjectLiteralExpression, scope: Scope): string =>
  object.properties
    .map((property) => {
      if (isSpreadAssignment(property)) return textOf(property.expression, scope);
      const value = isPropertyAssignment(property) ? property.initializer : property.name;
      return `\`${property.name.getText().replaceAll("'", '')}\`: ${value ? textOf(value, scope) : ''}`;
    })
    .join('; ');

/** Returns the texts of what has several: branches of a condition, entries of a list or of an object. */
function textsOf(node: Node, scope: Scope): string | undefined {
  if (isConditionalExpression(node)) {
    const condition = codeText(sourceOf({ node: node.condition, scope }));
    return `${condition}: ${textOf(node.whenTrue, scope)}; else: ${textOf(node.whenFalse, scope)}`;
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken)
    return `${textOf(node.left, scope)}; else: ${textOf(node.right, scope)}`;
  if (isArrayLiteralExpression(node)) return node.elements.map((each) => textOf(each, scope)).join('; ');
  if (isObjectLiteralExpression(node)) return textsByKey(node, scope);
  const object = isElementAccessExpression(node) ? named(node.expression, scope)?.node : undefined;
  return object && isObjectLiteralExpression(object) ? textsByKey(object, scope) : undefined;
}

/** Returns the texts of an expression in Markdown; what is not a text is code. */
function textOf(expression: Node, scope: Scope): string {
  const node = bare(expression);
  if (isArrowFunction(node) || isFunctionDeclaration(node)) return node.body ? textOf(node.body, scope) : '';
  const result = isBlock(node) ? node.statements.find(isReturnStatement)?.expression : undefined;
  if (result) return textOf(result, scope);
  const text = plainText(node, scope);
  if (text !== undefined) return text.replaceAll(special, String.raw`\$&`);
  const other = named(node, scope) ?? resultOf(node, scope);
  return other ? textOf(other.node, other.scope) : (textsOf(node, scope) ?? codeText(sourceOf({ node, scope })));
}

function valueOf(key: TypeSymbol, checker: Checker): Node {
  const value = declaredValue(key, checker);
  if (!value) throw new Error(`The text ${key.name} has no value in its module.`);
  return value;
}

/** Returns the type of a group of words as its module has it, with the declaration of each key. */
export function writtenType(group: TypeSymbol, checker: Checker): Type {
  const type = checker.getTypeAtLocation(valueOf(group, checker));
  if (!type) throw new Error(`The words of ${group.name} have no type.`);
  return type;
}

/** Returns the English text of a key in Markdown, as its module has it; values are in braces. */
export function englishText(key: TypeSymbol, checker: Checker): string {
  return textOf(valueOf(key, checker), { checker, values: new Map() });
}

import {
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { nodesOf, type Program } from '../unused/program.ts';

export interface Message {
  /** `X` is where a value is filled in. */
  text: string;
  /** The file that declares it, or the file with the button that shows it. */
  file: string;
}

const isMessages = (path: string) => /^(packages|apps\/(storefront|visualizer-widget))\/.*messages[.]ts$/.test(path);
const buttons = new Set(['Button', 'ButtonLink', 'TextButton', 'TextLink']);
const buttonTexts = /^(?:apply|button|clear|less|more|retry)Label$/;

/** The texts that a node can have. */
function textsIn(node: Node): string[] {
  return [...nodesOf(node)].flatMap((each) => {
    if (isStringLiteral(each) || isNoSubstitutionTemplateLiteral(each)) return [each.text];
    if (!isTemplateExpression(each)) return [];
    return [[each.head.text, ...each.templateSpans.map(({ literal }) => literal.text)].join('X')];
  });
}

/** Returns every text of the kits, the storefront and the room. */
export function allMessages(program: Program): Message[] {
  return [...program.product]
    .filter(([file]) => isMessages(file))
    .flatMap(([file, source]) => textsIn(source).map((text) => ({ text, file })));
}

/** The nodes with the text of a button: its children, or a property such as `retryLabel`. */
function shownBy(node: Node): readonly Node[] {
  if (isJsxElement(node)) {
    const { tagName } = node.openingElement;
    return isIdentifier(tagName) && buttons.has(tagName.text) ? node.children : [];
  }
  const isText = isJsxAttribute(node) && isIdentifier(node.name) && buttonTexts.test(node.name.text);
  return isText && node.initializer ? [node.initializer] : [];
}

/** The end of a chain such as `payment.labels.apply`. */
const isWholeAccess = (node: Node) =>
  isPropertyAccessExpression(node) && !(isPropertyAccessExpression(node.parent) && node.parent.expression === node);

/** The names by which a node reads messages, also through a constant such as `const label = …`. */
function namesIn(node: Node, program: Program): Node[] {
  return [...nodesOf(node)].flatMap((each) => {
    if (isPropertyAccessExpression(each)) return isWholeAccess(each) ? [each.name] : [];
    if (!isIdentifier(each) || isPropertyAccessExpression(each.parent)) return [];
    const declared = program.checker.getSymbolAtLocation(each)?.valueDeclaration?.resolve();
    return declared && isVariableDeclaration(declared) && declared.initializer
      ? [...nodesOf(declared.initializer)].flatMap((part) =>
          isPropertyAccessExpression(part) && isWholeAccess(part) ? [part.name] : [],
        )
      : [];
  });
}

/** Returns the texts of buttons and links. */
export function buttonLabels(program: Program): Message[] {
  return [...program.product].flatMap(([file, source]) =>
    [...nodesOf(source)]
      .flatMap(shownBy)
      .flatMap((node) => namesIn(node, program))
      .flatMap((name) => program.checker.getSymbolAtLocation(name)?.declarations ?? [])
      .filter(({ path }) => /messages[.]ts$/.test(path))
      .flatMap((declaration) => {
        const node = declaration.resolve();
        return node ? textsIn(node).map((text) => ({ text, file })) : [];
      }),
  );
}

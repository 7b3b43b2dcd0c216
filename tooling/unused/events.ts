import {
  isLiteralTypeNode,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast';
import { nodesOf, type Program } from './program.ts';

/** Kinds of event that a kit declares and that no line of it emits. */
export function eventsNeverEmitted(program: Program): string[] {
  const declared = [...program.product].flatMap(([path, file]) =>
    file.statements
      .filter((statement) => isTypeAliasDeclaration(statement))
      .filter(({ name }) => name.text.endsWith('KitEvent'))
      .flatMap((alias) => [...nodesOf(alias)])
      .filter((node) => isPropertySignatureDeclaration(node))
      .filter(({ name }) => name.getText(file) === 'type')
      .flatMap(({ type }) => [...nodesOf(type)])
      .flatMap((node) => (isLiteralTypeNode(node) && isStringLiteral(node.literal) ? [node.literal.text] : []))
      .map((event) => ({ event, kit: path.split('/').slice(0, 2).join('/') })),
  );
  const emitted = new Set(
    [...program.product].flatMap(([path, file]) =>
      [...nodesOf(file)].flatMap((node) =>
        isStringLiteral(node) && !isLiteralTypeNode(node.parent)
          ? [`${path.split('/').slice(0, 2).join('/')} ${node.text}`]
          : [],
      ),
    ),
  );
  return declared.filter(({ event, kit }) => !emitted.has(`${kit} ${event}`)).map(({ event }) => event);
}

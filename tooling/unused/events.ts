import {
  isBinaryExpression,
  isCaseClause,
  isLiteralTypeNode,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { BundledExports } from '../../apps/storefront/bundled-exports.ts';
import { isBundled, isOnPages } from './bundled.ts';
import { reachedFrom, readModule } from './declarations.ts';
import { nodesOf, type Program } from './program.ts';

const kitOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Event types of a kit's `…KitEvent`. */
const declaredIn = (file: SourceFile) =>
  file.statements
    .filter((statement) => isTypeAliasDeclaration(statement))
    .filter(({ name }) => name.text.endsWith('KitEvent'))
    .flatMap((alias) => [...nodesOf(alias)])
    .filter((node) => isPropertySignatureDeclaration(node))
    .filter(({ name }) => name.getText(file) === 'type')
    .flatMap(({ type }) => [...nodesOf(type)])
    .flatMap((node) => (isLiteralTypeNode(node) && isStringLiteral(node.literal) ? [node.literal.text] : []));

/** Statements of a file that pages run; all of them without a build. */
function statementsOnPages(path: string, file: SourceFile, bundled: BundledExports | null): Node[] {
  if (!bundled) return [...file.statements];
  if (!isOnPages(bundled, path)) return [];
  const { declarations, runs } = readModule(file);
  const exported = declarations.filter(({ name, isExported }) => isExported && isBundled(bundled, path, name));
  const reached = reachedFrom([...runs, ...exported.map(({ name }) => name)], declarations);
  const dead = new Set(declarations.filter(({ name }) => !reached.has(name)).map(({ at }) => at));
  return [...file.statements].filter((statement) => !dead.has(statement));
}

/** Excludes types and comparisons, which report nothing. */
const isValue = ({ parent }: Node) =>
  !isLiteralTypeNode(parent) && !isBinaryExpression(parent) && !isCaseClause(parent);

/** Types of event that a kit declares and that no line of it emits which the pages of the shop run. */
export function eventsNeverEmitted(program: Program, bundled: BundledExports | null): string[] {
  const declared = [...program.product].flatMap(([path, file]) =>
    declaredIn(file).map((event) => ({ event, kit: kitOf(path) })),
  );
  const emitted = new Set(
    [...program.product].flatMap(([path, file]) =>
      statementsOnPages(path, file, bundled)
        .flatMap((statement) => [...nodesOf(statement)])
        .flatMap((node) => (isStringLiteral(node) && isValue(node) ? [`${kitOf(path)} ${node.text}`] : [])),
    ),
  );
  return declared.filter(({ event, kit }) => !emitted.has(`${kit} ${event}`)).map(({ event }) => event);
}

import {
  isClassDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isExportDeclaration,
  isInterfaceDeclaration,
  isNamedImports,
  isNamespaceImport,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { nodesOf } from './program.ts';

/** A value that a module declares at its top. */
export interface Declaration {
  name: string;
  isExported: boolean;
  /** The names that its text holds. */
  uses: Set<string>;
  /** The statement that declares it. */
  at: Node;
}

export interface Import {
  local: string;
  /** The name in the module that is imported; '*' for all of them. */
  name: string;
  from: string;
  /** The local name in the import. */
  node: Node;
}

export interface Module {
  imports: Import[];
  declarations: Declaration[];
  /** The names that statements hold which run when the module is loaded. */
  runs: Set<string>;
}

export const namesIn = (node: Node): Set<string> =>
  new Set([...nodesOf(node)].flatMap((each) => (isIdentifier(each) ? [each.text] : [])));

function importsOf(statement: Node): Import[] {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const { importClause } = statement;
  if (!importClause || importClause.phaseModifier === SyntaxKind.TypeKeyword) return [];
  const from = statement.moduleSpecifier.text;
  const bindings = importClause.namedBindings;
  if (bindings && isNamespaceImport(bindings))
    return [{ local: bindings.name.text, name: '*', from, node: bindings.name }];
  if (!bindings || !isNamedImports(bindings)) return [];
  return [...bindings.elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ local: name.text, name: propertyName?.text ?? name.text, from, node: name }));
}

/** Returns the imports, declarations and executed code of a module, by name. Types are excluded. */
export function readModule(file: SourceFile): Module {
  const module: Module = { imports: [], declarations: [], runs: new Set() };
  for (const statement of file.statements) {
    const isExported = 'modifiers' in statement && hasExport(statement.modifiers);
    if (isImportDeclaration(statement)) module.imports.push(...importsOf(statement));
    else if (isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        const uses = namesIn(declaration);
        for (const name of namesIn(declaration.name))
          module.declarations.push({ name, isExported, uses, at: statement });
      }
    } else if (isFunctionDeclaration(statement) || isClassDeclaration(statement)) {
      if (statement.name) {
        module.declarations.push({ name: statement.name.text, isExported, uses: namesIn(statement), at: statement });
      }
    } else if (
      !isInterfaceDeclaration(statement) &&
      !isTypeAliasDeclaration(statement) &&
      !isExportDeclaration(statement)
    ) {
      for (const name of namesIn(statement)) module.runs.add(name);
    }
  }
  return module;
}

function hasExport(modifiers: unknown): boolean {
  return Array.isArray(modifiers) && modifiers.some((modifier: Node) => modifier.kind === SyntaxKind.ExportKeyword);
}

/** `names` and every name that the declarations behind them hold, however far. */
export function reachedFrom(names: Iterable<string>, declarations: readonly Declaration[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const declaration of declarations) if (declaration.name === name) queue.push(...declaration.uses);
  }
  return reached;
}

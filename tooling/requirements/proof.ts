import { relative } from 'node:path';
import { SymbolFlags } from 'typescript/unstable/sync';
import {
  isCallExpression,
  isExpressionStatement,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { namesIn, reachedFrom, readModule, type Import, type Module } from '../unused/declarations.ts';
import { isProduct, nodesOf, type Program } from '../unused/program.ts';

/** Scope in which a passing test proves a requirement. */
export type Reach =
  /** Proved in a browser, by a request, or by a rule that is in the build. */
  | { in: 'shop' }
  /** Only a kit does it, or a rule that no program of the shop holds. */
  | { in: 'kit'; why: string };

/** Exports and calls used by the shop. */
export interface Shop {
  /** Whether a program of the shop holds an export of a module. */
  isBundled(module: string, name: string): boolean;
  /** Calls that no page makes. */
  uncalled: readonly string[];
}

interface Used {
  module: string;
  name: string;
}

const testNames = ['test', 'it', 'describe'];
const hookNames = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

/** Apps that handle requests; a test that reaches one of them runs through the app. */
export const apps: readonly Used[] = [
  { module: 'apps/commerce-api/src/api.ts', name: 'createApi' },
  { module: 'apps/storefront/src/server/create-server.ts', name: 'createServer' },
];

const isText = (node: Node) =>
  isStringLiteral(node) ||
  isNoSubstitutionTemplateLiteral(node) ||
  isTemplateHead(node) ||
  isTemplateMiddle(node) ||
  isTemplateTail(node);

/** `test` of `test.each(rows)(title, body)`. */
function calleeOf(node: Node): string | null {
  if (isIdentifier(node)) return node.text;
  return isCallExpression(node) || isPropertyAccessExpression(node) ? calleeOf(node.expression) : null;
}

const isCallOf = (node: Node, names: readonly string[]) =>
  isCallExpression(node) && names.includes(calleeOf(node) ?? '');

/** The whole test around a text in its title or rows, or null. */
function testAround(node: Node): Node | null {
  for (let each: Node | undefined = node; each; each = each.parent) {
    if (!isCallOf(each, testNames)) continue;
    while (isCallExpression(each.parent) && each.parent.expression === each) each = each.parent;
    return each;
  }
  return null;
}

/** Returns the identifiers in the tests that mention `id` in their titles, rows or adjacent tables. */
function namesOfTests(file: SourceFile, module: Module, id: string): Set<string> {
  const found = new Set<string>();
  const tables = new Set<string>();
  const tests: Node[] = [];
  for (const node of nodesOf(file)) {
    if (isCallOf(node, testNames)) tests.push(node);
    if (!isText(node) || !('text' in node) || !String(node.text).includes(id)) continue;
    const around = testAround(node);
    if (around) for (const name of namesIn(around)) found.add(name);
    else for (const { name, at } of module.declarations) if (at === topOf(node)) tables.add(name);
  }
  for (const test of tables.size > 0 ? tests : []) {
    const names = namesIn(test);
    const reached = reachedFrom(names, module.declarations);
    if ([...tables].some((name) => reached.has(name))) for (const name of names) found.add(name);
  }
  return found.size > 0 ? found : namesIn(file);
}

function topOf(node: Node): Node {
  let each = node;
  while (each.parent?.parent) each = each.parent;
  return each;
}

/** Declarations that hooks fill hold what the hooks hold. */
function withHooks(file: SourceFile, module: Module): Module {
  const hooks = file.statements.filter(
    (statement) => isExpressionStatement(statement) && isCallOf(statement.expression, hookNames),
  );
  const declarations = module.declarations.map((declaration) => {
    const filling = hooks.map(namesIn).filter((names) => names.has(declaration.name));
    return { ...declaration, uses: new Set([...declaration.uses, ...filling.flatMap((names) => [...names])]) };
  });
  return { ...module, declarations };
}

/** The values of the product behind imports, through whatever helps tests. */
function usedBy(program: Program, folder: string, imports: readonly Import[], seen = new Set<string>()): Used[] {
  const { checker } = program;
  const nodes = imports.map(({ node }) => node);
  const symbols = nodes.length > 0 ? checker.getSymbolAtLocation(nodes) : [];
  return symbols.flatMap((symbol): Used[] => {
    if (!symbol) return [];
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const path = target.declarations[0]?.path;
    if (!path || !(target.flags & SymbolFlags.Value)) return [];
    const module = relative(folder, path);
    if (isProduct(module)) return [{ module, name: target.name }];
    const key = `${module} ${target.name}`;
    // The examples of the contract name every call: a test that replies with one calls none of them.
    const isHelper = !/^(packages\/contract\/|[.][.])|node_modules/.test(module);
    if (seen.has(key) || !isHelper) return [];
    seen.add(key);
    const helper = program.file(module);
    if (!helper) return [];
    const inner = readModule(helper);
    const reached = reachedFrom([target.name], inner.declarations);
    return usedBy(
      program,
      folder,
      inner.imports.filter(({ local }) => reached.has(local)),
      seen,
    );
  });
}

/** Returns the scope in which the tests of `path` that mention `id` prove it. */
export function reachOf(program: Program, folder: string, shop: Shop, path: string, id: string): Reach {
  if (/^apps\/[^/]+\/e2e\//.test(path)) return { in: 'shop' };
  if (/^packages\/.*[.]tsx$/.test(path)) return { in: 'kit', why: 'a view of a kit' };
  const file = program.file(path);
  if (!file) return { in: 'kit', why: `${path} is not there` };
  const module = withHooks(file, readModule(file));
  const reached = reachedFrom(namesOfTests(file, module, id), module.declarations);
  const used = usedBy(
    program,
    folder,
    module.imports.filter(({ local }) => reached.has(local)),
  );
  const isOneOf = (list: readonly Used[], { module: at, name }: Used) =>
    list.some((each) => each.module === at && each.name === name);
  const uncalled = used.find(
    ({ module: at, name }) => at.startsWith('packages/contract/') && shop.uncalled.includes(name),
  );
  if (uncalled) return { in: 'kit', why: `no page calls ${uncalled.name}` };
  if (used.some((each) => isOneOf(apps, each))) return { in: 'shop' };
  if (used.length === 0) return { in: 'kit', why: 'its test uses nothing of the product' };
  const dead = used.find(({ module: at, name }) => !shop.isBundled(at, name));
  return dead ? { in: 'kit', why: `no page holds ${dead.name} of ${dead.module}` } : { in: 'shop' };
}

import { join, relative } from 'node:path';
import { API, type Checker, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { root } from '../run.ts';

/** The type checker over a workspace, and the files of it that shoppers run. */
export interface Program {
  checker: Checker;
  /** Path from the workspace to its file, without tests, stories, examples and fixtures. */
  product: ReadonlyMap<string, SourceFile>;
  /** Any file of the workspace. */
  file(path: string): SourceFile | undefined;
  /** Every place that declares the symbol, as keys that two symbols of one declaration share. */
  declarationsOf(symbol: TypeSymbol | undefined): string[];
  close(): void;
}

const outside =
  /[.](test|stories|example|testing|e2e)[.]|-stand-in[.]ts$|\/fake-[^/]+[.]ts$|\/(fixtures|testing|examples|e2e|node_modules|dist|build)\/|\/(testing|examples|test-\w+)[.]ts/;

/** A source that belongs to the product: packages, apps and catalog, without what only tests and stories load. */
export const isProduct = (path: string): boolean =>
  /^(packages\/[^/]+|apps\/[^/]+|catalog)\/src\//.test(path) && !outside.test(path);

export function openProgram(folder: string = root): Program {
  const api = new API({ cwd: folder });
  const snapshot = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] });
  const project = snapshot.getProjects()[0];
  if (!project) throw new Error(`TypeScript found no project in ${folder}.`);
  const { program, checker } = project;
  const product = new Map<string, SourceFile>();
  for (const name of program.getSourceFileNames()) {
    const path = relative(folder, name);
    const file = isProduct(path) ? program.getSourceFile(name) : undefined;
    if (file) product.set(path, file);
  }
  return {
    checker,
    product,
    file: (path) => program.getSourceFile(join(folder, path)),
    declarationsOf: (symbol) => (symbol?.declarations ?? []).map(({ path, index }) => `${path}#${index}`),
    close: () => api.close(),
  };
}

/** Every node under `node`, itself included, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

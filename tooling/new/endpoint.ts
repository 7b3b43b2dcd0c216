import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { addNamespace, addStatement, camel, pascal, type Change } from './edits.ts';

const backend = 'apps/commerce-api/src';

/** Returns the file with the handlers of a noun; null for a new noun. */
const handlersOf = (noun: string) =>
  globSync(`${backend}/{catalog,sales,customer}/*/${noun}.handlers.ts`, { cwd: root })[0] ?? null;

/** `getSavedCount` is the endpoint `savedCount`: the ids and queries of reads are named after what they return. */
const readName = (name: string) =>
  name.replace(/^get(?=[A-Z])/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());

export type Module = 'catalog' | 'sales' | 'customer';

export interface NewEndpoint {
  noun: string;
  /** Name of its export, as `getBoard` or `addFavorite`. */
  name: string;
  method: string;
  path: string;
  /** Id of a requirement, or `own path`. */
  requirement: string;
  /** Module of the backend that gets the folder of a new noun. */
  module: Module;
}

/** Reads of a noun are in a file of their own where there is one, as `cart-reads.ts`. */
function definitionFile({ noun, method }: NewEndpoint): string {
  const reads = `packages/contract/src/${noun}-reads.ts`;
  return method === 'GET' && existsSync(join(root, reads)) ? reads : `packages/contract/src/${noun}.ts`;
}

/**
 * Generates the schema of the reply, the definition, the handler and the hook of an endpoint. A new noun is also added to
 * the tables of nouns in the contract and in the backend, and its folder to the order of folders.
 */
export function endpoint(made: NewEndpoint): Change[] {
  const { noun, name, method, module } = made;
  const key = camel(noun);
  const handlers = handlersOf(noun);
  return [
    schema(made),
    definition(made, key),
    handler(handlers ?? `${backend}/${module}/${noun}/${noun}.handlers.ts`, key, name),
    hook(noun, name, method),
    ...(existsSync(join(root, `packages/contract/src/${noun}.ts`)) ? [] : [nounOfContract(noun, key)]),
    ...(handlers === null ? [nounOfBackend(module, noun, key), folderOfBackend(module, noun)] : []),
  ];
}

/** Returns what is left to write, one sentence per place. */
export function nextSteps({ noun, name, method }: NewEndpoint): string[] {
  const id = `${camel(noun)}.${readName(name)}`;
  return [
    `Write the fields of the reply in ${noun}.schemas.ts, and the summary, input and example of the definition; then npm run generate.`,
    `Write the handler; what it reads from tables is a function of ${noun}.queries.ts in its folder.`,
    ...(method === 'GET'
      ? [
          `Add ${readName(name)}Query(input) to the queries of the route that shows it: the server fetches them before it renders.`,
          `Add '${id}' to the invalidates of the endpoints that change it; those of the cart are in invalidation.ts.`,
        ]
      : ['Add the ids of the reads that it changes to its invalidates, those of the cart from invalidation.ts.']),
    'Call the hook in a page: until then npm run check reports the endpoint and the hook as unused.',
  ];
}

const schemaName = (name: string) => `${readName(name)}Response`;

const schema = ({ noun, name }: NewEndpoint): Change => ({
  path: `packages/contract/src/${noun}.schemas.ts`,
  text: '',
  edit: (source) => `${addNamespace(source, 'v', 'valibot')}\nexport const ${schemaName(name)} = v.object({});\n`,
});

const definition = (made: NewEndpoint, key: string): Change => ({
  path: definitionFile(made),
  text: '',
  edit: (source) => {
    const withEndpoint = addStatement(source, 'import', './endpoint.ts', ['endpoint']);
    const withFields = addStatement(withEndpoint, 'import', './fields.ts', ['emptySchema']);
    return `${addNamespace(withFields, 'schemas', `./${made.noun}.schemas.ts`)}
export const ${made.name} = endpoint({
  id: '${key}.${readName(made.name)}',
  method: '${made.method}',
  path: '${made.path}',
  requirement: '${made.requirement}',
  summary: 'Describe the endpoint for its caller.',${made.method === 'POST' ? '\n  requiresCsrfToken: true,\n  invalidates: [],' : ''}
  input: emptySchema,
  reply: schemas.${schemaName(made.name)},
  example: { input: {}, reply: {} },
});
`;
  },
});

const handler = (path: string, key: string, name: string): Change => ({
  path,
  text: `import type { Handlers } from '../../platform/handler.ts';

/** Handlers of ${key}. */
export const ${key}Handlers = {
} satisfies Handlers<'${key}'>;
`,
  edit: (source) =>
    source
      .replace(
        /^\} satisfies (?:Partial<|Pick<)?Handlers</m,
        (end) => `
  ${name}: async () => {
    throw new Error('${name} is not implemented.');
  },
${end}`,
      )
      // A file that picks its handlers by name.
      .replace(/^(\} satisfies Pick<Handlers<[^>]*>,[^>]*)>;$/m, `$1 | '${name}'>;`),
});

const hook = (noun: string, name: string, method: string): Change => {
  const path = `apps/storefront/src/data/${noun}.ts`;
  if (method === 'GET') {
    const read = readName(name);
    return {
      path,
      text: '',
      edit: (source) => {
        const imported = addStatement(source, 'import', '@settee/contract', [name, 'type InputOf']);
        const withQuery = addStatement(imported, 'import', './query.ts', ['query']);
        return `${addStatement(withQuery, 'import', './swr.ts', ['useQuery'])}
export const ${read}Query = (input: InputOf<typeof ${name}>) => query(${name}, input);
export const use${pascal(read)} = (input: InputOf<typeof ${name}>) => useQuery(${read}Query(input));
`;
      },
    };
  }
  return {
    path,
    text: '',
    edit: (source) => {
      const imported = addStatement(source, 'import', '@settee/contract', [name, 'type InputOf']);
      const withPort = addStatement(imported, 'import', './port-result.ts', ['useSafeMutation']);
      return `${addStatement(withPort, 'import', 'react', ['useCallback'])}
export function use${pascal(name)}() {
  const send = useSafeMutation();
  return useCallback((input: InputOf<typeof ${name}>) => send(${name}, input), [send]);
}
`;
    },
  };
};

const nounOfContract = (noun: string, key: string): Change => ({
  path: 'packages/contract/src/endpoints.ts',
  edit: (source) =>
    source
      .replace('import type', `import * as ${key} from './${noun}.ts';\nimport type`)
      .replace(/^\} satisfies/m, `  ${key},\n} satisfies`),
});

const nounOfBackend = (module: Module, noun: string, key: string): Change => ({
  path: `${backend}/routes.ts`,
  edit: (source) =>
    addStatement(source, 'import', `./${module}/${noun}/${noun}.handlers.ts`, [`${key}Handlers`]).replace(
      /^\} satisfies/m,
      `  ${key}: ${key}Handlers,\n} satisfies`,
    ),
});

/** The last folder of a module may import all others; move it up once others import it. */
const folderOfBackend = (module: Module, noun: string): Change => ({
  path: 'tooling/dependency-rules.mjs',
  edit: (source) =>
    source.replace(
      new RegExp(`^  ${module}: \\[([^\\]]*?),?\\s*\\]`, 'm'),
      (_, folders: string) => `  ${module}: [${folders}, '${noun}']`,
    ),
});

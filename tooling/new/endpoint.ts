import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { addStatement, camel, pascal, type Change } from './edits.ts';

const backend = 'apps/commerce-api/src';

/** Returns the file with the handlers of a noun; null for a new noun. */
const handlersOf = (noun: string) =>
  globSync(`${backend}/{catalog,sales,customer}/*/${noun}.handlers.ts`, { cwd: root })[0] ?? null;

/** `getSavedCount` is the endpoint `savedCount`: the ids and queries of reads are named after what they return. */
const readName = (name: string) =>
  name.replace(/^get(?=[A-Z])/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/**
 * Generates an endpoint in its three places: definition, handler and hook. A new noun is also added to the tables
 * of nouns in the contract and in the backend.
 */
export function endpoint(noun: string, name: string, method: string, path: string, requirement: string): Change[] {
  const key = camel(noun);
  const file = `packages/contract/src/${noun}.ts`;
  const handlers = handlersOf(noun);
  return [
    definition(file, key, name, method, path, requirement),
    handler(handlers ?? `${backend}/sales/${noun}/${noun}.handlers.ts`, key, name),
    hook(noun, name, method),
    ...(existsSync(join(root, file)) ? [] : [nounOfContract(noun, key)]),
    ...(handlers === null ? [nounOfBackend(noun, key)] : []),
  ];
}

const definition = (file: string, key: string, name: string, method: string, path: string, requirement: string) => ({
  path: file,
  text: "import { endpoint } from './endpoint.ts';\nimport { emptySchema } from './fields.ts';\n",
  edit: (source: string) => `${addStatement(source, 'import', './fields.ts', ['emptySchema'])}
export const ${name} = endpoint({
  id: '${key}.${readName(name)}',
  method: '${method}',
  path: '${path}',
  requirement: '${requirement}',
  summary: 'Describe the endpoint for its caller.',${method === 'POST' ? '\n  requiresCsrfToken: true,' : ''}
  input: emptySchema,
  reply: emptySchema,
  example: { input: {}, reply: {} },
});
`,
});

const handler = (path: string, key: string, name: string): Change => ({
  path,
  text: `import type { Handlers } from '../../platform/handler.ts';

/** Handlers of ${key}. */
export const ${key}Handlers = {
} satisfies Handlers<'${key}'>;
`,
  edit: (source) =>
    source.replace(
      /^\} satisfies (?:Partial<)?Handlers</m,
      (end) => `
  ${name}: async () => {
    throw new Error('${name} is not implemented.');
  },
${end}`,
    ),
});

const hook = (noun: string, name: string, method: string): Change => {
  const path = `apps/storefront/src/data/${noun}.ts`;
  if (method === 'GET') {
    const read = readName(name);
    return {
      path,
      text: '',
      edit: (source) => {
        const imported = addStatement(source, 'import', '@settee/contract', [name]);
        const withQuery = addStatement(imported, 'import', './query.ts', ['query']);
        return `${addStatement(withQuery, 'import', './swr.ts', ['useQuery'])}
export const ${read}Query = query(${name}, {});
export const use${pascal(read)} = () => useQuery(${read}Query);
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

const nounOfBackend = (noun: string, key: string): Change => ({
  path: `${backend}/routes.ts`,
  edit: (source) =>
    addStatement(source, 'import', `./sales/${noun}/${noun}.handlers.ts`, [`${key}Handlers`]).replace(
      /^\} satisfies/m,
      `  ${key}: ${key}Handlers,\n} satisfies`,
    ),
});

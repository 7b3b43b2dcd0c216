import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { addNames, addStatement, camel, type Change } from './edits.ts';

const backend = 'apps/commerce-api/src';

/** Returns the file with the examples of a noun. */
function examplesOf(noun: string): string {
  const files = globSync('packages/contract/src/examples/*.ts', { cwd: root }).sort();
  const found = files.find((path) => readFileSync(join(root, path), 'utf8').includes(`from '../${noun}.ts'`));
  return found ?? `packages/contract/src/examples/${noun}.ts`;
}

/** Returns the folder of a noun's handlers; a new noun gets a folder in sales. */
function handlersOf(noun: string): string {
  const folder = noun === 'browse' ? 'products' : noun;
  return globSync(`{catalog,sales,customer}/${folder}`, { cwd: join(root, backend) })[0] ?? `sales/${folder}`;
}

/** Generates an endpoint in the contract, with an example and an unimplemented handler. */
export function endpoint(noun: string, name: string, method: string, path: string, requirement: string): Change[] {
  const key = camel(noun);
  const examples = examplesOf(noun);
  const isNew = !existsSync(join(root, examples));
  const shown = `  example(${name}, 'One sentence on what the endpoint does.', {}, { isSuccess: true }),\n`;
  const token = method === 'POST' ? '\n  requiresCsrfToken: true,' : '';
  return [
    {
      path: `packages/contract/src/${noun}.ts`,
      text: `import { endpoint } from './endpoint.ts';\nimport type * as Schemas from './${noun}.schemas.ts';\n`,
      edit: (source) => `${source}
export const ${name} = /* @__PURE__ */ endpoint<typeof Schemas.${name}>({
  id: '${key}.${name}',
  method: '${method}',
  path: '${path}',
  requirement: '${requirement}',${token}
});
`,
    },
    {
      path: `packages/contract/src/${noun}.schemas.ts`,
      text: "import * as v from 'valibot';\nimport { schemas } from './endpoint.ts';\nimport { booleanSchema, emptySchema } from './fields.ts';\n",
      edit: (source) => `${addStatement(source, 'import', './fields.ts', ['booleanSchema', 'emptySchema'])}
export const ${name} = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ isSuccess: booleanSchema }),
);
`,
    },
    { path: 'packages/contract/src/schemas.ts', edit: (source) => withSchemas(source, noun, key) },
    {
      path: 'packages/contract/src/endpoints.ts',
      edit: (source) => {
        const imported = addStatement(source, 'import', `./${noun}.ts`, [name]);
        const listed = addNames(imported, new RegExp(`^  ${key}: \\{`), [name]);
        return listed ?? imported.replace(/^\} as const;/m, `  ${key}: { ${name} },\n} as const;`);
      },
    },
    {
      path: 'packages/contract/src/index.ts',
      edit: (source) => addStatement(source, 'export', `./${noun}.ts`, [name]),
    },
    {
      path: examples,
      text: `import { example, type Example } from '../example.ts';\n\nexport const ${key}Examples: readonly Example[] = [\n];\n`,
      edit: (source) => {
        const imported = addStatement(source, 'import', `../${noun}.ts`, [name]);
        return imported.replace(/^\];\n(?![\s\S]*^\];)/m, `${shown}];\n`);
      },
    },
    ...(isNew ? [registered(noun, key)] : []),
    handler(noun, key, name),
    {
      path: `${backend}/routes.ts`,
      edit: (source) => {
        const imported = addStatement(source, 'import', `./${handlersOf(noun)}/${name}.ts`, [name]);
        const listed = addNames(imported, new RegExp(`^  ${key}: \\{`), [name]);
        return listed ?? imported.replace(/^\} satisfies/m, `  ${key}: { ${name} },\n} satisfies`);
      },
    },
  ];
}

/** Adds the schemas of a new noun to their table. */
function withSchemas(source: string, noun: string, key: string): string {
  const line = `import * as ${key} from './${noun}.schemas.ts';\n`;
  if (source.includes(line)) return source;
  return source
    .replace("import { endpoints } from './endpoints.ts';\n", (found) => `${line}${found}`)
    .replace(/(const byNoun: Total = \{\n)/, `$1  ${key},\n`);
}

const registered = (noun: string, key: string): Change => ({
  path: 'packages/contract/src/examples.ts',
  edit: (source) =>
    addStatement(source, 'import', `./examples/${noun}.ts`, [`${key}Examples`]).replace(
      '[...',
      `[...${key}Examples, ...`,
    ),
});

/** Generates a handler that compiles only after it is implemented, because its string is not a valid response. */
const handler = (noun: string, key: string, name: string): Change => ({
  path: `${backend}/${handlersOf(noun)}/${name}.ts`,
  text: `import type { endpoints } from '@settee/contract/endpoints';
import type { Handler } from '../../platform/handler.ts';

export const ${name}: Handler<typeof endpoints.${key}.${name}> = async () => 'implement this endpoint';
`,
});

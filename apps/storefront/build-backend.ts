import { join } from 'node:path';
import { build } from 'vite';

const backend = join(import.meta.dirname, '../commerce-api');

/**
 * Bundles the commerce API with the packages of the workspace into one module in its folder. Other dependencies are
 * imported from there, except the one of which Node parses the long list of exports again for each file.
 */
export async function buildBackend(): Promise<void> {
  await build({
    root: backend,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    environments: {
      ssr: {
        resolve: {
          conditions: ['@settee/source', 'module', 'node', 'production'],
          noExternal: [/^@settee\//, 'drizzle-orm'],
        },
      },
    },
    build: {
      outDir: join(backend, 'build'),
      ssr: join(backend, 'src/index.ts'),
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
}

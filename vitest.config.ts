import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from './.storybook/from-source.ts';

const unused = ['**/node_modules/**', 'catalog/studio/**'];
const backend = ['apps/commerce-api/src/**/*.test.ts'];
const examples = 'packages/*/src/examples.test.tsx';

/** Timeouts above the default 5 s, for machines that run builds during the tests. */
const patient = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 } as const;

/** Stories have a configuration of their own (vitest.stories.config.ts): Storybook takes seconds to load. */
export default defineConfig(
  mergeConfig(fromSource, {
    plugins: [react(), vanillaExtractPlugin()],
    test: {
      // Test files share the modules of their worker: loading those again for each took most of the time.
      isolate: false,
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            ...patient,
            name: 'unit',
            include: ['{packages,apps}/*/src/**/*.test.ts', '{catalog,tooling}/**/*.test.ts'],
            exclude: [...unused, ...backend],
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'backend',
            include: backend,
            globalSetup: ['./tooling/vitest/postgres.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'embedded',
            // What differs on PGlite: opening, migrating and locking its folder, one connection for all, recovery.
            include: [
              'apps/commerce-api/src/{start,platform/database/migrations}.test.ts',
              'apps/commerce-api/src/catalog/seed/seed.test.ts',
              'apps/commerce-api/src/sales/order/place-order{,-race}.test.ts',
            ],
            env: { TEST_DATABASE_URL: '' },
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'jsdom',
            include: ['{packages,apps}/*/src/**/*.test.tsx', '.storybook/*.test.tsx'],
            exclude: ['**/node_modules/**', examples],
            setupFiles: ['./.storybook/setup-views.ts'],
            testTimeout: 30_000,
            expect: { poll: { timeout: 15_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'examples',
            environment: 'jsdom',
            // Each file has its own document and React: what stories left pending must not fail here.
            isolate: true,
            include: [examples],
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            include: ['apps/*/e2e/**/*.e2e.ts'],
            globalSetup: ['./apps/storefront/e2e/seeded-shop.ts'],
            setupFiles: ['./apps/storefront/e2e/no-card-data.ts'],
            testTimeout: 120_000,
            expect: { poll: { timeout: 15_000 } },
            hookTimeout: 180_000,
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'screens',
            include: ['apps/storefront/e2e/screens/*.screens.ts'],
            globalSetup: ['./apps/storefront/e2e/seeded-shop.ts'],
            testTimeout: 120_000,
          },
        },
      ],
    },
  }),
);

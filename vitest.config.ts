import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from './.storybook/from-source.ts';
import { limits } from './tooling/limits.ts';

const unused = ['**/node_modules/**', 'catalog/studio/**'];
const backend = ['apps/commerce-api/src/**/*.test.ts'];
const matrices = 'apps/commerce-api/src/**/*-matrix.test.ts';
const postgres = ['./tooling/vitest/postgres.ts'];
const examples = 'packages/*/src/examples.test.tsx';

/** Every wait has a limit, long enough for a busy machine. */
const patient = {
  environment: 'node',
  testTimeout: limits.test,
  hookTimeout: limits.hook,
  expect: { poll: { timeout: limits.poll } },
} as const;

/** Compiles `.css.ts` files in each run: they depend on imported tokens, and the key of Vitest's cache leaves those out. */
const freshStyles: Plugin = {
  name: 'fresh-styles',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (/[.]css[.]ts$/.test(id) ? false : undefined));
  },
};

/** A browser and shops for a file; one shop for all. */
const journeys = {
  ...patient,
  testTimeout: limits.journey,
  globalSetup: ['./apps/storefront/e2e/seeded-shop.ts'],
};
const drawing = 'apps/*/e2e/**/*.drawing.e2e.ts';

/** Stories have a configuration of their own (vitest.stories.config.ts): Storybook takes seconds to load. */
export default defineConfig(
  mergeConfig(fromSource, {
    plugins: [react(), vanillaExtractPlugin(), freshStyles],
    test: {
      // Test files share the modules of their worker: loading those again for each took most of the time.
      isolate: false,
      maxWorkers: 2,
      // Messages show whole lists.
      chaiConfig: { truncateThreshold: 0 },
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
            exclude: [...unused, matrices],
            globalSetup: postgres,
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'matrices',
            // Real orders in every combination of tenders and failures: a third of the backend's time.
            include: [matrices],
            globalSetup: postgres,
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'embedded',
            // What differs on PGlite: one connection for all. `backend` opens, migrates and locks its folders, too.
            include: [
              'apps/commerce-api/src/catalog/seed/seed.test.ts',
              'apps/commerce-api/src/sales/order/place-order{,-race}.test.ts',
            ],
            env: { TEST_DATABASE_URL: '' },
          },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'views',
            environment: 'jsdom',
            include: ['{packages,apps}/*/src/**/*.test.tsx', '.storybook/*.test.tsx'],
            exclude: ['**/node_modules/**', examples],
            setupFiles: ['./.storybook/setup-views.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...patient,
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
            ...journeys,
            name: 'e2e',
            // Without an `exclude`: one of a project replaces `--exclude` of the command line.
            include: ['apps/*/e2e/**/!(*.drawing).e2e.ts'],
            setupFiles: ['./apps/storefront/e2e/no-card-data.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...journeys,
            name: 'drawing',
            // Rooms in 3-D that the processor draws: with one worker, so never two at a time.
            include: [drawing],
            maxWorkers: 1,
            expect: { poll: { timeout: limits.drawing } },
            setupFiles: ['./apps/storefront/e2e/no-card-data.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...journeys,
            name: 'screens',
            include: ['apps/storefront/e2e/screens/*.screens.ts'],
          },
        },
      ],
    },
  }),
);

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource, prebundled } from './.storybook/from-source.ts';
import { chromiumArgs, chromiumPath } from './tooling/chromium.ts';

/** Looks for the browser only when stories are run. */
const launchOptions = {
  args: [...chromiumArgs],
  get executablePath() {
    return chromiumPath();
  },
};

/** An animation that has just begun would make what a story opens invisible at a slow moment. */
const contextOptions = { reducedMotion: 'reduce' } as const;

const examples = 'packages/ui/src/examples.test.tsx';

const configDir = `${import.meta.dirname}/.storybook`;

/** Every story as a test, dressed in one brand: for who writes one. `npm test` plays them in the built Storybook. */
const stories = (brand: 'main' | 'cb2'): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir, initialGlobals: { brand } })],
  optimizeDeps: { include: prebundled },
  test: {
    name: `stories-${brand}`,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

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
            name: 'unit',
            environment: 'node',
            include: ['{packages,apps}/*/src/**/*.test.ts', '{catalog,tooling}/**/*.test.ts'],
            exclude: ['**/node_modules/**', 'catalog/studio/**'],
            // Many go through a real database; a machine that builds beside them needs more than the usual 5 s.
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'jsdom',
            include: ['{packages,apps}/*/src/**/*.test.tsx'],
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
            // A document and a React of their own: what stories have under way is not theirs to complain of.
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
            testTimeout: 120_000,
            expect: { poll: { timeout: 15_000 } },
            hookTimeout: 180_000,
          },
        },
        stories('main'),
        stories('cb2'),
      ],
    },
  }),
);

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource, prebundled } from './.storybook/from-source.ts';
import { chromiumArgs, chromiumPath } from './tooling/chromium.ts';
import { limits } from './tooling/limits.ts';

/** Launch options of the browser, resolved only when stories run. */
const launchOptions = {
  args: [...chromiumArgs],
  get executablePath() {
    return chromiumPath();
  },
};

/** An animation that has just begun would make what a story opens invisible at a slow moment. */
const contextOptions = { reducedMotion: 'reduce' } as const;

/** Runs every story as a test in one brand, from source. `npm test` runs them in the built Storybook. */
const stories = (brand: 'main' | 'cb2'): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals: { brand } })],
  optimizeDeps: { include: prebundled },
  test: {
    name: `stories-${brand}`,
    testTimeout: limits.test,
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
    test: { isolate: false, maxWorkers: 2, projects: [stories('main'), stories('cb2')] },
  }),
);

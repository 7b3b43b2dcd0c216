import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSource, prebundled } from './from-source.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/storefront/src/**/*.stories.tsx'],
  staticDirs: [
    { from: '../catalog/pictures', to: '/pictures' },
    { from: '../catalog/videos', to: '/videos' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...fromSource,
      // Vitest brings the plugin itself, at the root of its config.
      plugins: process.env.VITEST ? [] : [vanillaExtractPlugin()],
      // Inlined images could not be replaced by drawings in visual comparisons.
      // Names are preserved for the code shown below a story.
      build: { assetsInlineLimit: 0, rolldownOptions: { output: { keepNames: true } } },
      optimizeDeps: { include: prebundled },
    }),
};

export default config;

import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { chromaticPictures, type StoryIndexer } from './chromatic-plugin.ts';
import { publicManifests } from './manifests.ts';
import { componentProperties } from './properties-plugin.ts';
import { fromSource, prebundled, richFixtures } from './from-source.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../docs/guides/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/storefront/src/**/*.stories.tsx'],
  staticDirs: [
    { from: '../catalog/pictures', to: '/pictures' },
    { from: '../catalog/videos', to: '/videos' },
  ],
  addons: [
    // Tables in guides.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, componentsManifest: true, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  experimental_manifests: (manifests) => publicManifests(manifests ?? {}),
  viteFinal: async (vite, { presets }) =>
    mergeConfig(vite, {
      ...fromSource,
      // Vitest configures this plugin in its root config.
      plugins: process.env.VITEST
        ? []
        : [
            richFixtures,
            vanillaExtractPlugin(),
            componentProperties(),
            chromaticPictures(await presets.apply<StoryIndexer>('storyIndexGenerator')),
          ],
      // Inlined images could not be replaced by drawings in visual comparisons.
      // Names are preserved for the code shown below a story.
      build: { assetsInlineLimit: 0, rolldownOptions: { output: { keepNames: true } } },
      // The scan for dependencies would end at the virtual module, and those found later reload a page in its test.
      optimizeDeps: { include: prebundled, exclude: ['virtual:component-properties'] },
    }),
};

export default config;

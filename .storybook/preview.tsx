import { CheckoutEventsProvider } from '../packages/checkout-kit/src/events.ts';
import { ConfiguratorEventsProvider } from '../packages/configurator-kit/src/events.ts';
import { AnnouncerProvider, themeClass } from '../packages/ui/src/index.ts';
import { configure } from 'storybook/test';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { codeOf } from './examples.ts';
import { checkOtherScheme } from './other-scheme.ts';

// Timeout of async queries in ms; raised because stories can be slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const item = (value: string, title: string) => ({ value, title });

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'transfer' | 'contrast',
  items: ReturnType<typeof item>[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Prevents links in a story from navigating away. */
const stay = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])');
  if (link) event.preventDefault();
};

/** A story that measures, or is photographed, must not do so in a font that is about to be replaced. */
const waitForFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { view?: { showPreparingStory(): void } };
}

/** Storybook hides a story that takes over 100 ms to prepare, even as it is mounted: it could take no focus then, nor measure. */
const neverHide = () => {
  const { view } = (window as Window & PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
  if (view) view.showPreparingStory = () => {};
};

const withTheme: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.className = themeClass(globals.brand === 'cb2' ? 'cb2' : 'main', globals.scheme === 'dark' ? 'dark' : 'light');
  page.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  page.lang = globals.site === 'CANADA' ? 'en-CA' : 'en-US';
  return (
    <AnnouncerProvider>
      <Story />
    </AnnouncerProvider>
  );
};

/** Passes the kits' events to the story's `onEvent`, if it has one. */
const withEvents: Decorator = (Story, { args }) => {
  const onEvent: (event: unknown) => void = typeof args['onEvent'] === 'function' ? args['onEvent'] : () => {};
  return (
    <CheckoutEventsProvider value={onEvent}>
      <ConfiguratorEventsProvider value={onEvent}>
        <Story />
      </ConfiguratorEventsProvider>
    </CheckoutEventsProvider>
  );
};

// What only pages of documentation show is not loaded by stories that run as tests.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const docsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: async () => {
    neverHide();
    document.addEventListener('click', stay);
    await waitForFonts();
  },
  afterEach: checkOtherScheme,
  decorators: [withEvents, withTheme],
  initialGlobals: { brand: 'main', site: 'USA', direction: 'ltr', scheme: 'light' },
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [item('main', 'main'), item('cb2', 'cb2')]),
    site: toolbar('Site', 'globe', [item('USA', 'USA'), item('CANADA', 'Canada')]),
    direction: toolbar('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
    scheme: toolbar('Scheme', 'contrast', [item('light', 'Light'), item('dark', 'Dark')]),
  },
  parameters: {
    layout: 'padded',
    docs: { page: docsPage, source: { transform: codeOf } },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    // Chromatic photographs every story in both brands, npm run visual the chosen ones in the dark and at 360 px too.
    chromatic: { modes: { main: { brand: 'main' }, cb2: { brand: 'cb2' } } },
    options: { storySort: { order: ['Theme', 'UI', 'Checkout', 'Configurator', 'Storefront'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;

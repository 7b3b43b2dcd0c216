import { CheckoutEventsProvider } from '../packages/checkout-kit/src/events.ts';
import { ConfiguratorEventsProvider } from '../packages/configurator-kit/src/events.ts';
import { AnnouncerProvider, loadOverlays, themeClass } from '../packages/ui/src/index.ts';
import { typeStyle, vars } from '../packages/ui/src/theme.ts';
import { configure } from 'storybook/test';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { propertyOrder, withWholeTypes } from './arg-types.ts';
import { codeOf } from './examples.ts';
import { languages, loadLanguage, localeOf, withLanguage } from './languages.tsx';
import { checkOtherScheme } from './other-scheme.ts';

// Timeout of async queries in ms; raised because stories can be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

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
const preventNavigation = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])');
  if (link) event.preventDefault();
};

/** Measurements and screenshots of a story need its final fonts. */
const waitForFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { view?: { showPreparingStory(): void } };
}

/** Storybook hides a story that takes over 100 ms to prepare, even as it is mounted: it could take no focus then, nor measure. */
const neverHide = () => {
  const { view } = (window as Window & PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
  if (view) view.showPreparingStory = () => {};
};

/** Styles of the scoped reset for the page body. */
const docsBody = {
  ...typeStyle('md'),
  fontFamily: vars.font.text,
  background: vars.color.paper,
  color: vars.color.ink,
  padding: 24,
  margin: -30,
};

/** A story in a frame of a documentation page must not scroll that page. */
const preventScrolling = () => {
  if (!new URLSearchParams(location.search).has('embedded')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
};

const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const attributes = {
    className: themeClass(globals.brand === 'cb2' ? 'cb2' : 'main', globals.scheme === 'dark' ? 'dark' : 'light'),
    dir: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    lang: globals.site === 'CANADA' ? 'en-CA' : 'en-US',
    ...localeOf(globals.language),
  };
  const story = (
    <AnnouncerProvider>
      <Story />
    </AnnouncerProvider>
  );
  // A page of documentation has stories of several brands and directions.
  if (viewMode === 'docs') {
    return (
      <div {...attributes} style={docsBody}>
        {story}
      </div>
    );
  }
  Object.assign(document.documentElement, attributes);
  return story;
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
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }));
const docsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const Container = lazy(async () => ({ default: (await import('./docs/Container.tsx')).Container }));
const docsContainer = (props: ComponentProps<typeof Container>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: async () => {
    // Stories and tests open overlays as in a page that has been used.
    await loadOverlays();
    neverHide();
    preventScrolling();
    document.addEventListener('click', preventNavigation);
    await waitForFonts();
  },
  afterEach: checkOtherScheme,
  argTypesEnhancers: [withWholeTypes],
  loaders: [loadLanguage],
  decorators: [withLanguage, withEvents, withTheme],
  initialGlobals: { brand: 'main', site: 'USA', direction: 'ltr', scheme: 'light', language: 'story' },
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [item('main', 'main'), item('cb2', 'cb2')]),
    site: toolbar('Site', 'globe', [item('USA', 'USA'), item('CANADA', 'Canada')]),
    language: toolbar('Language', 'globe', languages),
    direction: toolbar('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
    scheme: toolbar('Scheme', 'contrast', [item('light', 'Light'), item('dark', 'Dark')]),
  },
  parameters: {
    layout: 'padded',
    docs: {
      page: docsPage,
      container: docsContainer,
      source: { transform: codeOf },
      controls: { sort: propertyOrder },
    },
    controls: { expanded: true, sort: propertyOrder },
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    options: {
      storySort: {
        order: ['Guides', ['Getting started', 'Playground', 'Theming', 'Words and languages'], 'Find', 'Theme', 'UI'],
      },
    },
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

import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as stories from './Image.stories.tsx';
import { Image } from './Image.tsx';

const { StillLoading, WithOverlay } = composeStories(stories);
const sofa = {
  width: 1280,
  height: 960,
  color: '#d9d2c6',
  placeholder: 'data:image/webp;base64,AAAA',
  avif: [
    { width: 320, url: '/sofa-320.avif' },
    { width: 640, url: '/sofa-640.avif' },
  ],
  webp: { width: 640, url: '/sofa-640.webp' },
};

test('shows color and placeholder until the image loads', async () => {
  await StillLoading.run();
  const { style } = document.querySelector<HTMLElement>('span:has(> picture)') ?? document.body;
  expect(style.backgroundColor).not.toBe('');
  expect(style.backgroundImage).toContain('data:image/webp');
});

test('an overlay is decorative, and its fetch priority is never above that of the image', async () => {
  await WithOverlay.run();
  // As on a server.
  vi.stubGlobal('document', undefined);
  const html = renderToStaticMarkup(
    <Image
      picture={{ ...sofa, overlay: { avif: [], webp: { width: 640, url: '/legs.webp' } } }}
      alt=""
      sizes="9px"
      priority
    />,
  );
  vi.unstubAllGlobals();
  expect(html.match(/fetchPriority="\w+"/g)).toEqual([
    'fetchPriority="high"', // in the head
    'fetchPriority="high"',
    'fetchPriority="low"',
  ]);
  expect(html.indexOf('sofa-640.webp')).toBeLessThan(html.indexOf('legs.webp'));
});

test('only a server names a picture in the head: in a browser the element loads as soon', () => {
  const html = renderToStaticMarkup(<Image picture={sofa} alt="" sizes="9px" priority />);
  expect(html).toContain('<picture');
  expect(html).not.toContain('<link');
});

test('names every width', () => {
  const html = renderToStaticMarkup(<Image picture={sofa} alt="" sizes="100vw" />);
  expect(html).toContain('srcSet="/sofa-320.avif 320w, /sofa-640.avif 640w"');
  expect(html).toContain('src="/sofa-640.webp"');
});

test('`loading` precedes `src`, because some browsers start to fetch at `src`', () => {
  expect(renderToStaticMarkup(<Image picture={sofa} alt="" sizes="100vw" />)).toMatch(
    /<img[^>]*loading="lazy"[^>]* src=/,
  );
});

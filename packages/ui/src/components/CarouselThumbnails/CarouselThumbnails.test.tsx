import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselThumbnails } from './CarouselThumbnails.tsx';

test('a place that is not there leaves the strip within reach', () => {
  const html = renderToStaticMarkup(
    <CarouselThumbnails thumbnails={[{ picture: 'a' }, { picture: 'b' }]} index={7} onSelect={() => {}} />,
  );
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

test('without pictures there is no strip', () => {
  expect(renderToStaticMarkup(<CarouselThumbnails thumbnails={[]} index={0} onSelect={() => {}} />)).toBe('');
});

test('one stop for the keyboard: the one that is shown', () => {
  const html = renderToStaticMarkup(
    <CarouselThumbnails thumbnails={[{ picture: 'a' }, { picture: 'b' }]} index={1} onSelect={() => {}} />,
  );
  expect(html).toMatch(/aria-label="Show image 1 of 2" tabindex="-1"/);
  expect(html).toMatch(/aria-label="Show image 2 of 2" aria-current="true" tabindex="0"/);
});

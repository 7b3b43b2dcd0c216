import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselThumbnails } from './CarouselThumbnails.tsx';

test('one stop for the keyboard: the one that is shown', () => {
  const html = renderToStaticMarkup(
    <CarouselThumbnails thumbnails={[{ picture: 'a' }, { picture: 'b' }]} index={1} onSelect={() => {}} />,
  );
  expect(html).toMatch(/aria-label="Show picture 1 of 2" tabindex="-1"/);
  expect(html).toMatch(/aria-label="Show picture 2 of 2" aria-current="true" tabindex="0"/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselPlaceholders } from './CarouselPlaceholders.tsx';

test('CAROUS-25: announces loading; its blocks are hidden from screen readers', () => {
  const html = renderToStaticMarkup(<CarouselPlaceholders slidesPerView={3} lines={0} />);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('>Loading<');
  expect(html.match(/data-at="[^"]*\bm\b[^"]*"/g)).toHaveLength(3);
});

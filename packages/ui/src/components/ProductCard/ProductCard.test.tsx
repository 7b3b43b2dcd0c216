import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

test('CAROUS-01: renders every image, with an indicator for each', () => {
  const html = renderToStaticMarkup(
    <ProductCard href="/alder" name="Alder" price="$1" pictures={[<img key="a" alt="" />, <img key="b" alt="" />]} />,
  );
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html.match(/data-current/g)).toHaveLength(1);
});

test('a single image has no indicators', () => {
  const html = renderToStaticMarkup(
    <ProductCard href="/alder" name="Alder" price="$1" pictures={[<img key="a" alt="" />]} />,
  );
  expect(html).not.toContain('data-current');
});

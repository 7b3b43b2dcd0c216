import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { fireEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

test('the address bar of a phone, which resizes the window during a scroll, leaves the second image', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const pictures = [<img key="a" alt="" />, <img key="b" alt="" />];
  act(() => root.render(<ProductCard href="/alder" name="Alder" price="$1" pictures={pictures} />));
  const isSecondShown = () => page.querySelector('[data-current]')?.matches(':last-child');
  expect(isSecondShown()).toBe(false);
  act(() => void fireEvent.pointerOver(page.querySelector('article') ?? page));
  expect(isSecondShown()).toBe(true);
  act(() => void dispatchEvent(new Event('resize')));
  expect(isSecondShown()).toBe(true);
  act(() => root.unmount());
});

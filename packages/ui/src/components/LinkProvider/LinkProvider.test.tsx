import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLink } from '../TextLink/TextLink.tsx';

test('without it a link is a plain anchor', () => {
  expect(renderToStaticMarkup(<TextLink href="/cart">Cart</TextLink>)).toMatch(/^<a href="\/cart"[^>]*>Cart<\/a>$/);
});

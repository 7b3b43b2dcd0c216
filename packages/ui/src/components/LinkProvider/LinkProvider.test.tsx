import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

test('without it a link is a plain anchor', () => {
  expect(renderToStaticMarkup(<TextLink href="/cart">Cart</TextLink>)).toMatch(/^<a href="\/cart"[^>]*>Cart<\/a>$/);
});

/** A link of another router. */
const RouterLink = ({ prefetch, children, ...rest }: ComponentProps<'a'> & { prefetch: boolean }) => (
  <a data-prefetch={prefetch} {...rest}>
    {children}
  </a>
);
const element = <RouterLink prefetch={false} className="own" />;

const links = {
  TextLink: <TextLink href="/cart" render={element} />,
  ButtonLink: <ButtonLink href="/cart" render={element} />,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Cart', href: '/cart' }]} render={element} />,
  Pagination: <Pagination page={1} count={1} href={() => '/cart'} render={element} />,
  Steps: <Steps label="Checkout" items={[{ label: 'Cart', state: 'done', href: '/cart' }]} render={element} />,
  Card: <Card name="Sofa" href="/cart" price="$5" picture={null} render={element} />,
};

test.each(Object.entries(links))('%s renders another link with its address and both classes', (_, shown) => {
  const html = renderToStaticMarkup(shown);
  expect(html).toMatch(/<a[^>]*data-prefetch="false"[^>]*href="\/cart"/);
  expect(html).toMatch(/<a[^>]*class="own [^"]+"/);
});

test('a function gets all properties of the link', () => {
  const html = renderToStaticMarkup(
    <TextLink href="/cart" render={({ href, children }) => <b title={href}>{children}</b>}>
      Cart
    </TextLink>,
  );
  expect(html).toBe('<b title="/cart">Cart</b>');
});

test('a button can be another element with its styles', () => {
  const html = renderToStaticMarkup(
    <Button tone="outline" render={({ className, children }) => <label className={className}>{children}</label>}>
      Add a Photo
    </Button>,
  );
  expect(html).toMatch(/^<label class="[^"]+"><span[^>]*>Add a Photo<\/span><\/label>$/);
});

test.each([
  ['Button', <Button key="" render={element} />],
  ['TextButton', <TextButton key="" render={element} />],
  ['IconButton', <IconButton key="" icon="heart" label="Favorites" render={element} />],
])('%s renders another element with its styles', (_, shown) => {
  const html = renderToStaticMarkup(shown);
  expect(html).toMatch(/^<a [^>]*data-prefetch="false"/);
  expect(html).toMatch(/^<a [^>]*class="own [^"]+"/);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('type=');
});

test('a function gets all properties of an icon button', () => {
  const html = renderToStaticMarkup(
    <IconButton
      icon="close"
      label="Close"
      render={({ 'aria-label': label, children }) => (
        <a href="/cart" aria-label={label}>
          {children}
        </a>
      )}
    />,
  );
  expect(html).toMatch(/^<a href="\/cart" aria-label="Close"><svg/);
});

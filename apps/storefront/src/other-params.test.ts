import { allFabrics, fabricGroups, fabricsUrl, productFacetKeys, productQueryText } from '@settee/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkWithOtherParams, otherFields, withOtherParams } from './other-params.ts';

const sofas = { pathname: '/sofas', search: '?utm_source=mail&color=red&gclid=a%2Bb&page=2' };

test.each([
  ['/sofas?color=blue', '/sofas?color=blue&utm_source=mail&gclid=a%2Bb'],
  ['/sofas', '/sofas?utm_source=mail&gclid=a%2Bb'],
  [
    '/alder-sofa/s100101?option.11=3002#reviews',
    '/alder-sofa/s100101?option.11=3002&utm_source=mail&gclid=a%2Bb#reviews',
  ],
  ['/sofas?gclid=c', '/sofas?gclid=c&utm_source=mail'],
  ['https://ca.example/', 'https://ca.example/?utm_source=mail&gclid=a%2Bb'],
])('PDP-06: %s gets the parameters that neither page has for itself', (to, expected) => {
  expect(withOtherParams(to, sofas)).toBe(expected);
});

test.each([
  ['/order-status?order=A1', '/order-status', '?order=B2&order_source=x', '/order-status?order=A1&order_source=x'],
  [
    '/checkout/shipping',
    '/checkout/review',
    '?from=review&recipient=2&payment=1&wallet=payPal&ref=a',
    '/checkout/shipping?ref=a',
  ],
  ['/account', '/account/reset-password', '?token=secret&ref=a', '/account?ref=a'],
  ['/a/s1', '/a/s1', '?option%2E12=1201&Option.13=1&scroll=true&options=1', '/a/s1?options=1'],
])('%s at %s%s is %s', (to, pathname, search, expected) => {
  expect(withOtherParams(to, { pathname, search })).toBe(expected);
});

test('a link to another page is the page alone', () => {
  expect(linkWithOtherParams('/chairs', sofas)).toBe('/chairs');
  expect(linkWithOtherParams('/sofas?sort=newest', sofas)).toBe('/sofas?sort=newest&utm_source=mail&gclid=a%2Bb');
});

test('the fields of a form have the names and values of the parameters of others', () => {
  const present = { pathname: '/search', search: '?q=sofa&utm_source=a+b%26&x&gclid=a=b&color=red&%ff=%ff' };
  const fields = [
    ['utm_source', 'a b&'],
    ['x', ''],
    ['gclid', 'a=b'],
    // As forms and servers read bytes that are no text.
    ['\ufffd', '\ufffd'],
  ];
  expect(otherFields('/search', present)).toEqual(fields);
});

test('every filter, order and page of a list is a parameter of its page', () => {
  const values = Object.fromEntries([...productFacetKeys, ...fabricGroups].map((key) => [key, ['blue']]));
  const products = productQueryText({ values, sort: 'newest', page: 2 });
  for (const pathname of ['/sofas', '/search'])
    expect(withOtherParams(pathname, { pathname, search: `?${products}` })).toBe(pathname);
  const [pathname = '', fabrics] = fabricsUrl({ ...allFabrics, values, sort: 'name', page: 2 }).split('?');
  expect(withOtherParams(pathname, { pathname, search: `?${fabrics}` })).toBe(pathname);
});

const part = fc.tuple(
  fc.oneof(
    fc.constantFrom('color', 'sort', 'q', 'utm_source', 'gclid', '%', '%E0%A4%A', 'colo%72'),
    fc.webQueryParameters(),
  ),
  fc.oneof(
    fc.constantFrom('', '=', '=a', '=%ff', '=a=b'),
    fc.webQueryParameters().map((value) => `=${value}`),
  ),
);
const query = fc.array(part.map((pair) => pair.join(''))).map((parts) => parts.join('&'));
const namesOf = (address: string) => [...new URL(address, 'http://localhost').searchParams.keys()];
const isOwn = (name: string) => /^(color|category|material|width|price|show|sort|page)$/.test(name);

test('any query of others survives any change of a list as it is written, once, and a repeat changes nothing', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('', '?color=blue', '?sort=newest&page=2'), (others, own) => {
      const pathname = '/sofas';
      const url = withOtherParams(`${pathname}${own}`, { pathname, search: `?${others}` });
      expect(namesOf(url).filter((name) => !isOwn(name))).toEqual(namesOf(`?${others}`).filter((name) => !isOwn(name)));
      expect(namesOf(url).filter(isOwn)).toEqual(namesOf(own));
      const search = url.slice(pathname.length);
      expect(withOtherParams(`${pathname}${own}`, { pathname, search })).toBe(url);
    }),
  );
});

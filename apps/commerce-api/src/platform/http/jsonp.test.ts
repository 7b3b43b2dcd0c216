import { expect, test } from 'vitest';
import { toJsonp } from './jsonp.ts';

test('XSELL-09: a JSONP script calls the callback with the response and contains no markup or line breaks', () => {
  const name = '</script><b>\u2028\u2029';
  const script = toJsonp('feed', [{ name }]);
  expect(script).toBe('/**/feed([{"name":"\\u003c/script>\\u003cb>\\u2028\\u2029"}])');
  const called: unknown[] = [];
  // oxlint-disable-next-line no-new-func -- a browser runs it, so the test does
  new Function('feed', script)((data: unknown) => called.push(data));
  expect(called).toEqual([[{ name }]]);
});

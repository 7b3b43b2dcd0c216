import { expect, test } from 'vitest';
import { toJsonp } from './jsonp.ts';

test('XSELL-09: a script calls the callback with the answer and can hold no markup and no line end', () => {
  const name = '</script><b>\u2028\u2029';
  const script = toJsonp('feed', [{ name }]);
  expect(script).toBe('/**/feed([{"name":"\\u003c/script>\\u003cb>\\u2028\\u2029"}])');
  const called: unknown[] = [];
  // oxlint-disable-next-line no-new-func -- a browser runs it, so the test does
  new Function('feed', script)((answer: unknown) => called.push(answer));
  expect(called).toEqual([[{ name }]]);
});

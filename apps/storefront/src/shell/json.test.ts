import { expect, test } from 'vitest';
import { scriptJson } from './json.ts';

test.each([
  ['</script><script>alert(1)</script>'],
  ['<!--'],
  [']]>'],
  ['a\u2028b\u2029c'],
  ['"quoted" \\ and & so on'],
])('%j neither ends a script nor changes its meaning', (text) => {
  const json = scriptJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});

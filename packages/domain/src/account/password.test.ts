import { expect, test } from 'vitest';
import { validatePassword, normalPassword } from './password.ts';

const email = 'nora.quist@example.com';

test.each([
  ['', 'missing'],
  ['short 7', 'too-short'],
  ['🛋️'.repeat(3), 'too-short'],
  ['🛋'.repeat(8).replace('🛋', '🪑'), null],
  ['a long and quiet sentence', null],
  ['Tr0ub4dor', null],
  ['        ', 'too-common'],
  ['aaaaaaaaaa', 'too-common'],
  ['Password123', 'too-common'],
  ['QWERTYUIOP', 'too-common'],
  ['nora.quist@example.com', 'like-email'],
  ['NORA.QUIST', 'like-email'],
  ['nora.quist and more', null],
  ['x'.repeat(64) + 'y'.repeat(64), null],
  ['x'.repeat(64) + 'y'.repeat(65), 'too-long'],
  ['</script> 🛋️ é', null],
] as const)('PWD-01: %j as a new password: %s', (password, problem) => {
  expect(validatePassword(password, email)).toBe(problem);
});

test('composed and decomposed characters give the same password', () => {
  expect(normalPassword('cafe\u0301 \uFF21')).toBe('café A');
});

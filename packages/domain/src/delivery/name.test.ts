import { expect, test } from 'vitest';
import { joinFullName, splitFullName, validateName } from './name.ts';

test.each([
  ['Anne', null],
  ['José', null],
  ['Jose\u0301', null],
  ["O'Brien", null],
  ['O’Brien', null],
  ['Anne-Marie (Annie) St. X/Y', 'invalid'],
  ['A-M (A.) St. X/Y', null],
  ['  Anne  ', null],
  ['Łukasz Żółć', null],
  ['李明', null],
  ['A', 'invalid'],
  ['Anne2', 'invalid'],
  ['Anne_', 'invalid'],
  ['Anne😀', 'invalid'],
  ['</script>', 'invalid'],
  ['Anne１', 'invalid'],
  ['An\u200Bne', 'invalid'],
  ['An\nne', 'invalid'],
])('SHIP-11, SWATCH-34: the name %j is %s', (typed, problem) => {
  expect(validateName(typed)).toBe(problem);
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
])('the name %j is %s', (typed, problem) => {
  expect(validateName(typed)).toBe(problem);
});

test('SWATCH-35: a name has 20 characters at most', () => {
  expect(validateName('a'.repeat(20))).toBeNull();
  expect(validateName('a'.repeat(21))).toBe('invalid');
});

test.each([
  ['Maren Lindqvist', 'Maren', 'Lindqvist'],
  ['  Mary  Ann   Smith ', 'Mary Ann', 'Smith'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
  ['Jean-Luc O’Neill', 'Jean-Luc', 'O’Neill'],
])('a full name %j is %j and %j', (typed, firstName, lastName) => {
  expect(splitFullName(typed)).toEqual({ firstName, lastName });
});

test('first and last name join to one field', () => {
  expect(joinFullName({ firstName: 'Anna', lastName: 'van der Berg' })).toBe('Anna van der Berg');
  expect(joinFullName({ firstName: '', lastName: '' })).toBe('');
});

import { expect, test } from 'vitest';
import { leftToDo, presentCost, scryptPasswords } from './passwords.ts';

const cheap = scryptPasswords({ logN: 4, r: 8, p: 1 });

test('a password is known by its hash, which is another one each time and holds its cost', async () => {
  const [one, other] = [await cheap.hash('a long and quiet sentence'), await cheap.hash('a long and quiet sentence')];
  expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await cheap.check('a long and quiet sentence', one)).toEqual({ isRight: true, isOld: false });
  expect(await cheap.check('A long and quiet sentence', one)).toEqual({ isRight: false, isOld: false });
  expect(await cheap.check('', null)).toEqual({ isRight: false, isOld: false });
});

test('a password is accepted in any Unicode composition', async () => {
  expect((await cheap.check('caf\u00e9 sentence', await cheap.hash('cafe\u0301 sentence'))).isRight).toBe(true);
});

test('a hash of another cost still counts, and is known as old', async () => {
  const dearer = scryptPasswords({ logN: 5, r: 8, p: 1 });
  expect(await dearer.check('x', await cheap.hash('x'))).toEqual({ isRight: true, isOld: true });
});

test.each([10, 14, 15, 16])(
  'a wrong password for a hash of 2^%i rounds costs at least as much as for a current hash or no account',
  (logN) => {
    const old = { logN, r: 8, p: 1 };
    const rounds = [old, ...leftToDo(old, presentCost)].reduce(
      (sum, cost) => sum + 2 ** cost.logN * cost.r * cost.p,
      0,
    );
    expect(rounds).toBe(2 ** Math.max(logN, presentCost.logN) * 8);
  },
);

test('a wrong password stays wrong for a hash of another cost', async () => {
  const dearer = scryptPasswords({ logN: 7, r: 8, p: 1 });
  expect(await dearer.check('y', await cheap.hash('x'))).toEqual({ isRight: false, isOld: true });
});

test('the default cost meets the OWASP minimum', async () => {
  expect(2 ** presentCost.logN * presentCost.r * presentCost.p).toBeGreaterThanOrEqual(2 ** 15 * 8);
  expect((await scryptPasswords().check('x', await scryptPasswords().hash('x'))).isRight).toBe(true);
});

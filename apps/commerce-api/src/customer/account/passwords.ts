import { normalPassword } from '@settee/domain';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Passwords } from '../../platform/ports/passwords.ts';

/** Cost of one hash: 2^`logN` rounds over blocks of `r`, `p` times. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/** 32 MB and a tenth of a second each. */
export const presentCost: Cost = { logN: 15, r: 8, p: 1 };
const maxConcurrent = 4;
const keyLength = 32;
const nobodysSalt = randomBytes(16);

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((resolve, reject) =>
    scrypt(normalPassword(password), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

const written = ({ logN, r, p }: Cost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

function readHash(hash: string) {
  const [, logN, r, p, salt = '', key = ''] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  if (!logN) throw new Error('A password hash is not of the agreed form');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

/**
 * Returns the extra hashing rounds for a hash of an outdated cost, so that response times do not differ between
 * accounts.
 */
export function leftToDo(old: Cost, present: Cost): Cost[] {
  const steps = Math.max(0, present.logN - old.logN);
  return Array.from({ length: steps }, (_, step) => ({ ...present, logN: old.logN + step }));
}

/** scrypt, with its cost written into each hash. */
export function scryptPasswords(cost: Cost = presentCost): Passwords {
  const inTurn = limitConcurrency(maxConcurrent);
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(cost, salt, await inTurn(() => derive(password, salt, cost)));
    },
    async check(password, hash) {
      if (hash === null) {
        await inTurn(() => derive(password, nobodysSalt, cost));
        return { isRight: false, isOld: false };
      }
      const stored = readHash(hash);
      const key = await inTurn(() => derive(password, stored.salt, stored.cost));
      const isRight = key.length === stored.key.length && timingSafeEqual(key, stored.key);
      const isOld = (['logN', 'r', 'p'] as const).some((part) => stored.cost[part] !== cost[part]);
      if (!isRight)
        for (const rest of leftToDo(stored.cost, cost)) await inTurn(() => derive(password, stored.salt, rest));
      return { isRight, isOld };
    },
  };
}

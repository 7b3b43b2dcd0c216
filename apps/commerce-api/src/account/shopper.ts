import { and, eq, gt } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { requestTokenOf, sessionKeyOf } from './request-token.ts';
import { sessions } from './tables.ts';

export const sessionDays = 90;

/** A session in force. */
export interface Session {
  /** What rows of this shopper carry. */
  key: string;
  /** Demanded back in the header of writes. API-01 */
  token: string;
}

/** Who calls. Nothing is read or written before it is asked for. */
export interface Shopper {
  /** Where the call came from, for rate limits. */
  address: string;
  /** The session in force; `null` for a visitor who has written nothing yet. */
  session(): Promise<Session | null>;
  /** The session in force, or a new one. */
  begin(): Promise<Session>;
}

export interface ShopperRequest {
  /** What the session cookie holds. */
  secret: string | undefined;
  address: string;
  keep(secret: string): void;
}

/** The shopper behind a request; `keep` sends the cookie of a new session. */
export function shopperOf(world: World, request: ShopperRequest): Shopper {
  let found: Promise<Session | null> | undefined;
  const find = async (): Promise<Session | null> => {
    const { secret } = request;
    if (!secret || !/^[\w-]{43}$/.test(secret)) return null;
    const key = sessionKeyOf(secret);
    const isLive = and(eq(sessions.key, key), gt(sessions.expiresAt, world.clock.now()));
    const [row] = await world.db.select({ key: sessions.key }).from(sessions).where(isLive);
    return row ? { key, token: requestTokenOf(secret) } : null;
  };
  const session = () => (found ??= find());
  return {
    address: request.address,
    session,
    async begin() {
      const present = await session();
      if (present) return present;
      const secret = world.ids.secret();
      const key = sessionKeyOf(secret);
      const createdAt = world.clock.now();
      const expiresAt = new Date(createdAt.getTime() + sessionDays * 86_400_000);
      await world.db.insert(sessions).values({ key, createdAt, expiresAt });
      request.keep(secret);
      const begun = { key, token: requestTokenOf(secret) };
      found = Promise.resolve(begun);
      return begun;
    },
  };
}

import { sessionTtlMs } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Context } from '../context.ts';
import { beginSession, findSession, insertSession, type Session } from './session.ts';
import { sessions } from './tables.ts';

/** Who calls. Nothing is read or written before it is asked for. */
export interface Shopper {
  /** Where the call came from, for rate limits. */
  address: string;
  /** What the browser says of itself. */
  userAgent: string;
  /** The session in force; `null` for a visitor who has written nothing yet. */
  session(): Promise<Session | null>;
  /** The session in force, or a new one. */
  getOrCreateSession(): Promise<Session>;
  /**
   * Puts a session of an account in the place of the one in force, under a new secret, so that the old cookie is worth nothing;
   * answers how to send the new cookie once the transaction is done, and `null` when somebody else just took its place.
   */
  signIn(tx: Database, accountId: string, isRemembered: boolean): Promise<(() => void) | null>;
  /** Ends the session in force and takes its cookie back. */
  signOut(): Promise<void>;
  /** Marks the browser of a registrant; for as long as it runs, or for long when its session is remembered. REG-01 */
  enterRegistrantMode(isRemembered: boolean): void;
  /** Takes that mark back. */
  leaveRegistrantMode(): void;
}

export interface ShopperRequest {
  /** What the session cookie holds. */
  secret: string | undefined;
  address: string;
  userAgent: string;
  /** Sends the cookie; without seconds it ends with the browser. Beside that of an account goes the one that marks it. REG-02 */
  keep(secret: string, seconds: number | undefined, isAccount: boolean): void;
  /** Takes the cookies back. */
  drop(): void;
  /** Sends the cookie of the registry mode, or with `null` takes it back. REG-01 */
  keepMode(seconds: number | undefined | null): void;
}

const lasting = sessionTtlMs.remembered / 1000;

/** The shopper behind a request. */
export function shopperOf(ctx: Context, request: ShopperRequest): Shopper {
  const { address, userAgent } = request;
  let { secret } = request;
  let found: Promise<Session | null> | undefined;
  const find = async () => (secret && /^[\w-]{43}$/.test(secret) ? findSession(ctx, secret) : null);
  const session = () => (found ??= find());
  return {
    address,
    userAgent,
    session,
    async getOrCreateSession() {
      const present = await session();
      if (present) return present;
      const made = ctx.ids.secret();
      const begun = await beginSession(ctx, made, userAgent);
      request.keep(made, lasting, false);
      found = Promise.resolve(begun);
      return begun;
    },
    async signIn(tx, accountId, isRemembered) {
      const present = await session();
      if (present) {
        const gone = await tx.delete(sessions).where(eq(sessions.id, present.id)).returning({ id: sessions.id });
        if (gone.length === 0) return null;
      }
      const made = ctx.ids.secret();
      await insertSession(tx, ctx, { secret: made, accountId, isRemembered, userAgent });
      return () => {
        [secret, found] = [made, undefined];
        request.keep(made, isRemembered ? lasting : undefined, true);
      };
    },
    async signOut() {
      const present = await session();
      if (present) await ctx.db.delete(sessions).where(eq(sessions.id, present.id));
      found = Promise.resolve(null);
      request.drop();
    },
    enterRegistrantMode: (isRemembered) => request.keepMode(isRemembered ? lasting : undefined),
    leaveRegistrantMode: () => request.keepMode(null),
  };
}

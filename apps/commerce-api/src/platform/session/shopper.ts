import { sessionTtlMs } from '@settee/domain';
import type { Database } from '../database/database.ts';
import type { Context } from '../context.ts';
import { beginSession, findSession, type Session } from './session.ts';
import { endSession, endSessionOnce, insertSession } from './sessions.queries.ts';

/** Shopper of the current request. The session is loaded on first use. */
export interface Shopper {
  /** Network address of the request, for rate limits. */
  address: string;
  /** User-Agent header of the browser. */
  userAgent: string;
  /** Returns the active session; `null` for a guest without any write. */
  session(): Promise<Session | null>;
  /** Returns the active session, or creates one. */
  getOrCreateSession(): Promise<Session>;
  /**
   * Replaces the active session with one of the account under a new secret, so that the old cookie becomes
   * invalid.
   * Returns a function that sends the new cookie after the transaction, or `null` when a parallel sign-in has
   * replaced the session.
   */
  signIn(tx: Database, accountId: string, isRemembered: boolean): Promise<(() => void) | null>;
  /** Ends the active session and clears its cookie. */
  signOut(): Promise<void>;
  /** Marks the browser of a registrant; for as long as it runs, or for long when its session is remembered. REG-01 */
  enterRegistrantMode(isRemembered: boolean): void;
  /** Takes that mark back. */
  leaveRegistrantMode(): void;
}

export interface ShopperRequest {
  /** Value of the session cookie. */
  secret: string | undefined;
  address: string;
  userAgent: string;
  /**
   * Sets the session cookie; without `seconds` it expires with the browser session. An account also gets the
   * marker cookie. REG-02
   */
  setSessionCookie(secret: string, seconds: number | undefined, isAccount: boolean): void;
  /** Takes the cookies back. */
  drop(): void;
  /** Sends the cookie of the registry mode, or with `null` takes it back. REG-01 */
  setRegistrantModeCookie(seconds: number | undefined | null): void;
}

const lasting = sessionTtlMs.remembered / 1000;

/** The shopper behind a request. */
export function getShopper(ctx: Context, request: ShopperRequest): Shopper {
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
      const started = await beginSession(ctx, made, userAgent);
      request.setSessionCookie(made, lasting, false);
      found = Promise.resolve(started);
      return started;
    },
    async signIn(tx, accountId, isRemembered) {
      const present = await session();
      if (present && !(await endSessionOnce(tx, present.id))) return null;
      const made = ctx.ids.secret();
      await insertSession(tx, ctx, { secret: made, accountId, isRemembered, userAgent });
      return () => {
        [secret, found] = [made, undefined];
        request.setSessionCookie(made, isRemembered ? lasting : undefined, true);
      };
    },
    async signOut() {
      const present = await session();
      if (present) await endSession(ctx.db, present.id);
      found = Promise.resolve(null);
      request.drop();
    },
    enterRegistrantMode: (isRemembered) => request.setRegistrantModeCookie(isRemembered ? lasting : undefined),
    leaveRegistrantMode: () => request.setRegistrantModeCookie(null),
  };
}

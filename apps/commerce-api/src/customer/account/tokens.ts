import { tokenTtlMs } from '@settee/domain';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { hashOfSecret } from '../../platform/session/request-token.ts';
import { accountTokens } from './tables.ts';
import type { TokenKind, TokenKinds } from './token-kinds.ts';

const ttlMs: Record<TokenKind, number> = {
  'sign-in': tokenTtlMs.signIn,
  'confirm-account': tokenTtlMs.confirmAccount,
  'reset-password': tokenTtlMs.resetPassword,
  'change-email': tokenTtlMs.changeEmail,
  'social-sign-in': tokenTtlMs.socialSignIn,
};

/** Data of a token. */
export type Token<Kind extends TokenKind = TokenKind> = {
  [K in Kind]: { kind: K; accountId: string | null; data: TokenKinds[K] };
}[Kind];

interface NewToken<Kind extends TokenKind> {
  kind: Kind;
  accountId?: string | null;
  /** The only session that may use it. */
  sessionId?: string | null;
  data: TokenKinds[Kind];
}

/** Creates a one-time token and returns its secret; only the hash is stored. */
export async function createToken<Kind extends TokenKind>(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { kind, accountId = null, sessionId = null, data }: NewToken<Kind>,
): Promise<string> {
  const secret = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + ttlMs[kind]);
  await db.insert(accountTokens).values({ hash: hashOfSecret(secret), kind, accountId, sessionId, data, expiresAt });
  return secret;
}

const isOf = (kinds: readonly TokenKind[], secret: string, now: Date) =>
  and(
    eq(accountTokens.hash, hashOfSecret(secret)),
    inArray(accountTokens.kind, [...kinds]),
    gt(accountTokens.expiresAt, now),
  );

const columns = {
  kind: accountTokens.kind,
  accountId: accountTokens.accountId,
  sessionId: accountTokens.sessionId,
  data: accountTokens.data,
};

/** The data of a row match its kind, which the types of a query can't express. */
function getToken<Kind extends TokenKind>(
  row: { sessionId: string | null } | undefined,
  sessionId: string | null,
): Token<Kind> | null {
  return row && row.sessionId === sessionId ? (row as unknown as Token<Kind>) : null;
}

/** Takes a token back: of two who try at once exactly one gets it. A token of another session is spent as well. */
export async function consumeToken<Kind extends TokenKind>(
  db: Database,
  { clock }: Pick<Context, 'clock'>,
  kinds: readonly Kind[],
  secret: string,
  sessionId: string | null = null,
): Promise<Token<Kind> | null> {
  const [row] = await db
    .delete(accountTokens)
    .where(isOf(kinds, secret, clock.now()))
    .returning(columns);
  return getToken<Kind>(row, sessionId);
}

/** Reads a token that was mailed without taking it. */
export async function findToken<Kind extends TokenKind>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: Kind,
  secret: string,
): Promise<Token<Kind> | null> {
  const [row] = await db
    .select(columns)
    .from(accountTokens)
    .where(isOf([kind], secret, clock.now()));
  return getToken<Kind>(row, null);
}

/** Makes all that was handed out for an account worthless. */
export async function revokeTokens(db: Database, accountId: string): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
}

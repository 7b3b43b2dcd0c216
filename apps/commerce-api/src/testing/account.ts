import { authenticate, getLoginPopupConfig } from '@settee/contract';
import { confirmUrl, emailKey } from '@settee/domain';
import { accounts } from '../platform/session/tables.ts';
import type { TestShopper } from './shopper.ts';
import type { TestContext } from './test-context.ts';

export const goodPassword = 'a long and quiet sentence';

type Account = typeof accounts.$inferSelect;

/** An account with a confirmed address, made without its mail. */
export async function makeAccount(
  { ctx }: TestContext,
  emailAddress: string,
  more: Partial<Account> = {},
): Promise<Account> {
  const passwordHash = await ctx.passwords.hash(goodPassword);
  const made = {
    id: ctx.ids.row(),
    emailAddress,
    emailKey: emailKey(emailAddress),
    isEmailConfirmed: true,
    firstName: 'Nora',
    lastName: 'Quist',
    passwordHash,
    createdAt: ctx.clock.now(),
    ...more,
  };
  const [account] = await ctx.db.insert(accounts).values(made).returning();
  if (!account) throw new Error('The account was not made');
  return account;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts a form like a page of the shop. */
function postForm(
  shopper: TestShopper,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return shopper.send('POST', path, new URLSearchParams(fields).toString(), { ...form, ...headers });
}

/** The hidden form of the sign-in. SIGN-28 */
export async function postAuth(
  shopper: TestShopper,
  sessionToken: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const redirectUrl = confirmUrl('/sofas');
  const fields = { sessionToken, redirectUrl, __RequestVerificationToken: shopper.token(), ...more };
  return postForm(shopper, '/account/auth', fields, headers);
}

/** A session token as the embedded widget gets it. */
export async function requestToken(
  shopper: TestShopper,
  username: string,
  password = goodPassword,
  rememberMe = false,
) {
  await shopper.call(getLoginPopupConfig, {});
  return shopper.call(authenticate, { username, password, rememberMe });
}

/** Signs in as a page does, and reads the token of the new session. */
export async function signIn(
  shopper: TestShopper,
  username: string,
  password = goodPassword,
  rememberMe = false,
): Promise<Response> {
  const { sessionToken, errorCode } = await requestToken(shopper, username, password, rememberMe);
  if (errorCode) throw new Error(`Not signed in: ${errorCode}`);
  const reply = await postAuth(shopper, sessionToken);
  await shopper.call(getLoginPopupConfig, {});
  return reply;
}

/** The token in the link of a mail. */
export function tokenInMail(text: string): string {
  const token = /[?&]token=([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}

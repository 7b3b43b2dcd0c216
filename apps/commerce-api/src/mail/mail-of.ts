import { accountRoutes, emailKey, siteOf } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { accounts } from '../account/tables.ts';
import { makeToken } from '../account/tokens.ts';
import type { World } from '../world/world.ts';
import type { LetterKind, LetterKinds } from './letter-kinds.ts';
import { letterWords, type Words } from './letter-words.ts';
import type { Mail } from './mailer.ts';
import { rendered } from './rendered.ts';
import type { Letter } from './tables.ts';

type Writing<Kind extends LetterKind> = Letter & { data: LetterKinds[Kind] };

async function accountOf({ db }: World, recipient: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(recipient)));
  return account ?? null;
}

const confirmPage = (origin: string, token: string) => `${origin}${accountRoutes.account}/confirm-email?token=${token}`;
const resetPage = (origin: string, token: string) => `${origin}${accountRoutes.resetPassword}?token=${token}`;

async function resetLink(world: World, accountId: string, origin: string): Promise<string> {
  return resetPage(origin, await makeToken(world.db, world, { kind: 'reset-password', accountId, data: {} }));
}

async function newAccount(world: World, { recipient, origin, data }: Writing<'new-account'>): Promise<Words> {
  const present = await accountOf(world, recipient);
  if (present) return letterWords.accountExists(present.firstName, await resetLink(world, present.id, origin));
  const token = await makeToken(world.db, world, { kind: 'confirm-account', data });
  return letterWords.confirmAccount(data.firstName, confirmPage(origin, token));
}

async function resetPassword(world: World, { recipient, origin }: Letter): Promise<Words | null> {
  const present = await accountOf(world, recipient);
  return present && letterWords.resetPassword(present.firstName, await resetLink(world, present.id, origin));
}

async function changeEmail(world: World, { recipient, origin, data }: Writing<'change-email'>): Promise<Words | null> {
  const [account] = await world.db.select().from(accounts).where(eq(accounts.id, data.accountId));
  const isWanted = account?.pendingEmailAddress === recipient && (await accountOf(world, recipient)) === null;
  if (!account || !isWanted) return null;
  const wish = { kind: 'change-email', accountId: account.id, data: { emailAddress: recipient } } as const;
  return letterWords.confirmAddress(account.firstName, confirmPage(origin, await makeToken(world.db, world, wish)));
}

type Writers = { [Kind in LetterKind]: (world: World, letter: Writing<Kind>) => Promise<Words | null> };

const writers: Writers = {
  'new-account': newAccount,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': async (_world, { data }) => letterWords.emailChanged(data.firstName),
  'password-changed': async (_world, { data }) => letterWords.passwordChanged(data.firstName),
  'identity-linked': async (_world, { data }) => letterWords.identityLinked(data.firstName, data.provider),
};

/** Writes a letter, and makes the token it links to; `null` when there is nothing to say to its recipient. */
export async function mailOf(world: World, letter: Letter): Promise<Mail | null> {
  // A row's data are those of its kind, which its type can't say.
  const words = await writers[letter.kind](world, letter as never);
  return words && { to: letter.recipient, ...rendered(words, siteOf(letter.brand, letter.siteCulture)) };
}

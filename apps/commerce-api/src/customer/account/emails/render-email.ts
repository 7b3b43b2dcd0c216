import { accountRoutes, emailKey, getSite } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../platform/session/tables.ts';
import { createToken } from '../tokens.ts';
import type { Context } from '../../../platform/context.ts';
import type { EmailTemplate, LetterKinds } from './email-data.ts';
import { emailTemplates } from './email-templates.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { rendered, type Words } from '../../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../../platform/mail/tables.ts';

type Writing<Kind extends EmailTemplate> = OutboxRow & { data: LetterKinds[Kind] };

async function getAccount({ db }: Context, recipient: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(recipient)));
  return account ?? null;
}

const confirmPage = (origin: string, token: string) => `${origin}${accountRoutes.account}/confirm-email?token=${token}`;
const resetPage = (origin: string, token: string) => `${origin}${accountRoutes.resetPassword}?token=${token}`;

async function resetLink(ctx: Context, accountId: string, origin: string): Promise<string> {
  return resetPage(origin, await createToken(ctx.db, ctx, { kind: 'reset-password', accountId, data: {} }));
}

async function newAccount(ctx: Context, { recipient, origin, data }: Writing<'new-account'>): Promise<Words> {
  const present = await getAccount(ctx, recipient);
  if (present) return emailTemplates.accountExists(present.firstName, await resetLink(ctx, present.id, origin));
  const token = await createToken(ctx.db, ctx, { kind: 'confirm-account', data });
  return emailTemplates.confirmAccount(data.firstName, confirmPage(origin, token));
}

async function resetPassword(ctx: Context, { recipient, origin }: OutboxRow): Promise<Words | null> {
  const present = await getAccount(ctx, recipient);
  return present && emailTemplates.resetPassword(present.firstName, await resetLink(ctx, present.id, origin));
}

async function changeEmail(ctx: Context, { recipient, origin, data }: Writing<'change-email'>): Promise<Words | null> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, data.accountId));
  const isWanted = account?.pendingEmailAddress === recipient && (await getAccount(ctx, recipient)) === null;
  if (!account || !isWanted) return null;
  const token = { kind: 'change-email', accountId: account.id, data: { emailAddress: recipient } } as const;
  return emailTemplates.confirmAddress(account.firstName, confirmPage(origin, await createToken(ctx.db, ctx, token)));
}

type Writers = { [Kind in EmailTemplate]: (ctx: Context, email: Writing<Kind>) => Promise<Words | null> };

const writers: Writers = {
  'new-account': newAccount,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': async (_context, { data }) => emailTemplates.emailChanged(data.firstName),
  'password-changed': async (_context, { data }) => emailTemplates.passwordChanged(data.firstName),
  'identity-linked': async (_context, { data }) => emailTemplates.identityLinked(data.firstName, data.provider),
};

const isTemplate = (kind: string): kind is EmailTemplate => Object.hasOwn(writers, kind);

/** Renders an email and creates the token for its link; `null` when there is nothing to send to the recipient. */
export async function renderEmail(ctx: Context, email: OutboxRow): Promise<Mail | null> {
  if (!isTemplate(email.kind)) throw new Error(`No email template of the kind ${email.kind}`);
  // A row's data are those of its kind, which its type can't say.
  const words = await writers[email.kind](ctx, email as never);
  return words && { to: email.recipient, ...rendered(words, getSite(email.brand, email.siteCulture)) };
}

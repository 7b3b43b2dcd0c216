import { accountRoutes, emailKey, getLanguagePrefix, getSite, type ShopSite } from '@settee/domain';
import { findAccount, findAccountByEmail } from '../../../platform/session/accounts.queries.ts';
import { createToken } from '../tokens.ts';
import type { Context } from '../../../platform/context.ts';
import type { EmailTemplate, EmailData } from './email-data.ts';
import { emailTemplates } from './email-templates.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { writeGiftCardEmail } from '../../../sales/gift-cards/gift-card-email.ts';
import { writeQuoteEmail } from '../../../sales/quotes/quote-email.ts';
import { serviceEmailKind, writeReceipt, writeServiceEmail } from '../../help/contact-emails.ts';
import { newsletterEmails } from '../../newsletter/newsletter-emails.ts';
import { renewLink } from '../../newsletter/newsletter.queries.ts';
import { rendered, type Words } from '../../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../../platform/mail/outbox.queries.ts';

/** An email with the site in its language; the origin has the prefix of the language. */
type QueuedEmail = OutboxRow & { site: ShopSite };

type Writing<Kind extends EmailTemplate> = QueuedEmail & { data: EmailData[Kind] };

const accountOf = ({ db }: Context, recipient: string) => findAccountByEmail(db, emailKey(recipient));

const confirmPage = (origin: string, token: string) => `${origin}${accountRoutes.account}/confirm-email?token=${token}`;
const resetPage = (origin: string, token: string) => `${origin}${accountRoutes.resetPassword}?token=${token}`;

async function resetLink(ctx: Context, accountId: string, origin: string): Promise<string> {
  return resetPage(origin, await createToken(ctx.db, ctx, { kind: 'reset-password', accountId, data: {} }));
}

async function newAccount(ctx: Context, { recipient, origin, site, data }: Writing<'new-account'>): Promise<Words> {
  const templates = emailTemplates(site);
  const present = await accountOf(ctx, recipient);
  if (present) return templates.accountExists(present.firstName, await resetLink(ctx, present.id, origin));
  const token = await createToken(ctx.db, ctx, { kind: 'confirm-account', data });
  return templates.confirmAccount(data.firstName, confirmPage(origin, token));
}

async function resetPassword(ctx: Context, { recipient, origin, site }: QueuedEmail): Promise<Words | null> {
  const present = await accountOf(ctx, recipient);
  return present && emailTemplates(site).resetPassword(present.firstName, await resetLink(ctx, present.id, origin));
}

async function changeEmail(
  ctx: Context,
  { recipient, origin, site, data }: Writing<'change-email'>,
): Promise<Words | null> {
  const account = await findAccount(ctx.db, data.accountId);
  const isWanted = account?.pendingEmailAddress === recipient && (await accountOf(ctx, recipient)) === null;
  if (!account || !isWanted) return null;
  const token = { kind: 'change-email', accountId: account.id, data: { emailAddress: recipient } } as const;
  const link = confirmPage(origin, await createToken(ctx.db, ctx, token));
  return emailTemplates(site).confirmAddress(account.firstName, link);
}

async function newsletter(ctx: Context, email: QueuedEmail, kind: 'confirm' | 'welcome'): Promise<Words | null> {
  const link = await renewLink(ctx, email, kind === 'confirm' ? 'confirm' : 'unsubscribe');
  return link === null ? null : newsletterEmails(email.site)[kind](email.brand, link);
}

type Writers = { [Kind in EmailTemplate]: (ctx: Context, email: Writing<Kind>) => Promise<Words | null> };

const writers: Writers = {
  'new-account': newAccount,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': async (_context, { site, data }) => emailTemplates(site).emailChanged(data.firstName),
  'password-changed': async (_context, { site, data }) => emailTemplates(site).passwordChanged(data.firstName),
  'gift-card': (ctx, { site, origin, data }) => writeGiftCardEmail(ctx, data, site, origin),
  'quote-request': async (ctx, { site, data }) => {
    const productName = String(ctx.translate(site.locale, data.productName));
    return writeQuoteEmail({ ...data, productName }, site);
  },
  'newsletter-confirm': (ctx, email) => newsletter(ctx, email, 'confirm'),
  'newsletter-welcome': (ctx, email) => newsletter(ctx, email, 'welcome'),
  'contact-receipt': async (_context, { site, data }) => writeReceipt(data, site),
  'contact-message': async (_context, { site, data }) => writeServiceEmail(data, site),
  'identity-linked': async (_context, { site, data }) =>
    emailTemplates(site).identityLinked(data.firstName, data.provider),
};

const isTemplate = (kind: string): kind is EmailTemplate => Object.hasOwn(writers, kind);

/** Renders an email and creates the token for its link; `null` when there is nothing to send to the recipient. */
export async function renderEmail(ctx: Context, email: OutboxRow): Promise<Mail | null> {
  if (!isTemplate(email.kind)) throw new Error(`No email template of the kind ${email.kind}`);
  const site = getSite(email.brand, email.siteCulture, email.kind === serviceEmailKind ? undefined : email.locale);
  const origin = email.origin + getLanguagePrefix(site);
  // The data of a row match its kind, which the type can't express.
  const words = await writers[email.kind](ctx, { ...email, origin, site } as never);
  return words && { to: email.recipient, ...rendered(words, site) };
}

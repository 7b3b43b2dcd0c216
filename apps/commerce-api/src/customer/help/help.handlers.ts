import { helpPages } from '@settee/catalog';
import {
  readEmail,
  type ContactErrors,
  type ContactRequest,
  emailKey,
  helpCodes,
  type ShopSite,
  validateContactRequest,
} from '@settee/domain';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handlers } from '../../platform/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { addToOutbox, type Sender } from '../../platform/mail/outbox.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { type ContactEmailData, receiptEmailKind, serviceEmailKind } from './contact-emails.ts';
import { contactMessages } from './tables.ts';

const rule = { name: 'contact', seconds: 3600, perSession: 10, perAddress: 40, perSubject: 5 };

const unclear = (errors: ContactErrors) => ({
  isSuccess: false as const,
  errorMessage: `Please check these fields: ${Object.keys(errors).join(', ')}.`,
});

function trimmed({ topic, name, emailAddress, orderNumber, message }: ContactRequest): ContactRequest {
  return {
    topic,
    name: name.trim(),
    emailAddress: readEmail(emailAddress),
    orderNumber: orderNumber.trim(),
    message: message.trim(),
  };
}

function getFingerprint(request: ContactRequest, { brand, siteCulture }: ShopSite, key: string, now: Date): string {
  const said = { ...request, emailAddress: emailKey(request.emailAddress) };
  const parts = [now.toISOString().slice(0, 10), brand, siteCulture, key, ...Object.values(said)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function sendContactEmails(tx: Database, sender: Sender, email: ContactEmailData): Promise<void> {
  await addToOutbox(tx, sender, { kind: receiptEmailKind, recipient: email.emailAddress, data: email });
  const { serviceEmail } = sender.ctx.config;
  if (serviceEmail) await addToOutbox(tx, sender, { kind: serviceEmailKind, recipient: serviceEmail, data: email });
}

/** Handlers of the help center. */
export const helpHandlers = {
  getHelpTopics: async ({ site }) => ({
    topics: helpCodes.map((code) => {
      const { title, intro } = helpPages[code](site);
      return { code, title, intro };
    }),
  }),

  getHelpPage: async ({ input, site }) => helpPages[input.code](site),

  /** Stores a message and its mails in one transaction; a repeat on the same day returns the first number. */
  contactService: async ({ input, shopper, ctx, site, origin }) => {
    const request = trimmed(input);
    if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(request.emailAddress)))) return tooManyRequests;
    const errors = validateContactRequest(request);
    if (Object.keys(errors).length > 0) return unclear(errors);
    const session = await shopper.getOrCreateSession();
    const { brand, siteCulture } = site;
    const sentAt = ctx.clock.now();
    const caseNumber = ctx.ids.orderNumber();
    const fingerprint = getFingerprint(request, site, session.key, sentAt);
    const key = emailKey(request.emailAddress);
    return ctx.inTransaction(async (tx) => {
      const stored = await tx
        .insert(contactMessages)
        .values({ ...request, id: ctx.ids.row(), caseNumber, brand, siteCulture, emailKey: key, sentAt, fingerprint })
        .onConflictDoNothing({ target: contactMessages.fingerprint })
        .returning({ id: contactMessages.id });
      if (stored.length > 0) {
        await sendContactEmails(tx, { ctx, site, origin }, { ...request, caseNumber });
        return { isSuccess: true as const, caseNumber };
      }
      const [known] = await tx.select().from(contactMessages).where(eq(contactMessages.fingerprint, fingerprint));
      return { isSuccess: true as const, caseNumber: known?.caseNumber ?? caseNumber };
    });
  },
} satisfies Handlers<'help'>;

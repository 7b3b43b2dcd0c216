import {
  emailKey,
  emailMaxLength,
  readPhone,
  readEmail,
  validateQuoteRequest,
  type QuoteErrors,
  type QuoteRequest,
  type ShopSite,
} from '@settee/domain';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handlers } from '../../platform/handler.ts';
import { addToOutbox } from '../../platform/mail/outbox.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { quoteMessages } from './messages.ts';
import { quoteEmailKind, type QuoteEmailData } from './quote-email.ts';
import { quoteRequests } from './tables.ts';

const rule = { name: 'quote', seconds: 600, perSession: 10, perAddress: 40, perSubject: 10 };

const notOffered = { isSuccess: false as const, errorMessage: quoteMessages.notOffered };
const unclear = (errors: QuoteErrors) => ({
  isSuccess: false as const,
  errorMessage:
    errors.emailAddress === 'too-long'
      ? quoteMessages.emailTooLong(emailMaxLength)
      : `Please check these fields: ${Object.keys(errors).join(', ')}.`,
});

/** Texts without spaces at their ends. */
function trimmed({ sku, quantity, name, emailAddress, phone, message }: QuoteRequest): QuoteRequest {
  return {
    sku,
    quantity,
    name: name.trim(),
    emailAddress: readEmail(emailAddress),
    phone: readPhone(phone),
    message: message.trim(),
  };
}

function getFingerprint(request: QuoteRequest, { brand, siteCulture }: ShopSite, key: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const { sku, quantity, name, emailAddress, phone, message } = request;
  const parts = [day, brand, siteCulture, key, sku, quantity, name, emailKey(emailAddress), phone, message];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Handlers of quotes. */
export const quotesHandlers = {
  /** Stores a request and its mail in one transaction; a repeat on the same day returns the first number. ATC-05 */
  requestQuote: async ({ input, shopper, ctx, site, origin }) => {
    const request = trimmed(input);
    if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(request.emailAddress)))) return tooManyRequests;
    const errors = validateQuoteRequest(request);
    if (Object.keys(errors).length > 0) return unclear(errors);
    const sellable = (await findProductsWithOffers(ctx.db, site, [request.sku])).get(request.sku);
    if (sellable?.product.content.buyLabel !== 2) return notOffered;
    const session = await shopper.getOrCreateSession();
    const { brand, siteCulture } = site;
    const productName = sellable.product.name;
    const quoteNumber = ctx.ids.orderNumber();
    const fingerprint = getFingerprint(request, site, session.key, ctx.clock.now());
    return ctx.inTransaction(async (tx) => {
      const row = { ...request, id: ctx.ids.row(), quoteNumber, brand, siteCulture, productName, fingerprint };
      const stored = await tx
        .insert(quoteRequests)
        .values({ ...row, requestedAt: ctx.clock.now() })
        .onConflictDoNothing({ target: quoteRequests.fingerprint })
        .returning({ id: quoteRequests.id });
      if (stored.length > 0) {
        const { name, quantity } = request;
        const data: QuoteEmailData = { name, quantity, productName, quoteNumber };
        await addToOutbox(tx, { ctx, site, origin }, { kind: quoteEmailKind, recipient: request.emailAddress, data });
        return { isSuccess: true as const, quoteNumber };
      }
      const [known] = await tx.select().from(quoteRequests).where(eq(quoteRequests.fingerprint, fingerprint));
      return { isSuccess: true as const, quoteNumber: known?.quoteNumber ?? quoteNumber };
    });
  },
} satisfies Handlers<'quotes'>;

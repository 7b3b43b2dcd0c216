import { formatPrice, getSite } from '@settee/domain';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '../../../platform/context.ts';
import { challengeCode } from './test-cards.ts';
import { challengePath } from './embedded-payment-provider.ts';
import { challengePage, closedPage } from './challenge-html.ts';
import { getCulture } from './embedded-wallets.ts';
import { getPageLanguage } from './page-words.ts';
import { cardTokens, providerNotices, providerPayments } from './tables.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'ids'>;
type Payment = typeof providerPayments.$inferSelect;

/** Number of codes that may be entered before the challenge fails. */
const maxCodes = 3;

async function findPayment({ db }: Needs, actionKey: string) {
  const [found] = await db
    .select({ payment: providerPayments, lastFour: cardTokens.lastFour })
    .from(providerPayments)
    .leftJoin(cardTokens, eq(cardTokens.token, providerPayments.token))
    .where(eq(providerPayments.actionKey, actionKey));
  return found ?? null;
}

/** Stores the result of a challenge, once, with the notice that reports it. */
async function complete({ db, clock, ids }: Needs, { paymentId }: Payment, isSuccess: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = and(eq(providerPayments.paymentId, paymentId), eq(providerPayments.status, 'action-required'));
    const changed = await tx
      .update(providerPayments)
      .set({ status: isSuccess ? 'authorized' : 'declined' })
      .where(isOpen)
      .returning({ id: providerPayments.paymentId });
    if (changed.length > 0)
      await tx.insert(providerNotices).values({ id: ids.row(), paymentId, isSuccess, createdAt: clock.now() });
  });
}

const isCode = (typed: string) =>
  typed.length === challengeCode.length && timingSafeEqual(Buffer.from(typed), Buffer.from(challengeCode));

/** Sends a page of the embedded provider; it runs no script and submits to this shop alone. */
export function showProviderPage(
  context: HonoContext,
  page: (nonce: string) => string,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return context.html(page(nonce), status);
}

/** Reads how many codes may still be entered: 1 to the maximum, which is the default. */
function readCodesLeft(text: string | undefined): number {
  if (text === undefined) return maxCodes;
  return Math.min(maxCodes, Math.max(1, Math.floor(Number(text)) || 1));
}

function seeOther(context: HonoContext, url: string): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(url, 303);
}

const getLanguage = ({ returnUrl, currency }: Pick<Payment, 'returnUrl' | 'currency'>) =>
  getPageLanguage(returnUrl, getCulture({ currency }));

/** Says that there is nothing to confirm, because a payment is unknown (`null`) or has its result. */
function showClosed(context: HonoContext, payment: Payment | null): Response | Promise<Response> {
  const { returnUrl, currency } = payment ?? { returnUrl: '/', currency: 'USD' };
  const language = getLanguage({ returnUrl, currency });
  return showProviderPage(context, (nonce) => closedPage({ nonce, language, returnUrl }), payment ? 200 : 404);
}

/** Creates the pages of the embedded provider on which a shopper confirms a payment. */
export function challengePages(needs: Needs): Hono {
  const app = new Hono();

  const showPayment = (
    context: HonoContext,
    { payment, lastFour }: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
    codesLeft: number,
  ) => {
    const language = getLanguage(payment);
    return showProviderPage(context, (nonce) =>
      challengePage({
        nonce,
        language,
        kind: payment.outcome === 'redirect' ? 'approval' : 'code',
        amount: formatPrice(payment.amount, getSite('main', getCulture(payment), language.locale)),
        lastFour: lastFour ?? '',
        codesLeft,
        hasWrongCode: codesLeft < maxCodes,
      }),
    );
  };

  app.get(`${challengePath}/:key`, async (context) => {
    const found = await findPayment(needs, context.req.param('key'));
    if (!found) return showClosed(context, null);
    const { payment } = found;
    if (payment.status !== 'action-required') return showClosed(context, payment);
    return showPayment(context, found, readCodesLeft(context.req.query('left')));
  });

  app.post(`${challengePath}/:key`, async (context) => {
    const found = await findPayment(needs, context.req.param('key'));
    if (!found) return showClosed(context, null);
    const { payment } = found;
    const form = new URLSearchParams(await context.req.text());
    const action = form.get('action');
    if (action === 'confirm' && payment.status === 'action-required' && payment.outcome === 'challenge') {
      const left = readCodesLeft(form.get('left') ?? '1') - 1;
      const isRight = isCode(form.get('code')?.trim() ?? '');
      // A redirect, so that Back never repeats a form.
      if (!isRight && left > 0) return seeOther(context, `${context.req.path}?left=${left}`);
      await complete(needs, payment, isRight);
    } else {
      await complete(needs, payment, action === 'confirm' && payment.outcome === 'redirect');
    }
    return seeOther(context, payment.returnUrl);
  });
  return app;
}

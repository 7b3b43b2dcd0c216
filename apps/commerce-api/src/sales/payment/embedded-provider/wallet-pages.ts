import { formatPrice, getSite, walletKinds } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import type { Context } from '../../../platform/context.ts';
import { getClientIp } from '../../../platform/http/connection.ts';
import { consumeRateLimit, tooManyRequests } from '../../../platform/rate-limit.ts';
import { showProviderPage } from './challenge-pages.ts';
import { getDemoAddresses } from './demo-payers.ts';
import { getPageLanguage } from './page-words.ts';
import {
  approve,
  approveOnSheet,
  getCulture,
  walletPagePath,
  walletSheetPath,
  walletTimeoutMs,
  type WalletPayment,
} from './embedded-wallets.ts';
import { walletPayments } from './tables.ts';
import { closedWalletPage, walletPage } from './wallet-html.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'ids'>;

const outcomes = v.picklist(['approved', 'declined', 'redirect', 'timeout', 'capture-failed']);
const outcomeField = v.fallback(outcomes, 'approved');
const results = { decline: 'declined', cancel: 'canceled', expire: 'expired' } as const;
const actionField = v.fallback(v.picklist(['approve', 'decline', 'cancel', 'expire']), 'cancel');

const sheetSchema = v.object({
  kind: v.picklist(walletKinds),
  reference: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  currency: v.picklist(['USD', 'CAD']),
  hasOtherAddress: v.boolean(),
  outcome: outcomes,
});
const sheetLimit = { name: 'wallet sheet', seconds: 600, perSession: 60, perAddress: 60 };
/** Maximum size of a request of a sheet, in characters. */
const maxSheet = 2_000;

async function findPayment({ db }: Needs, key: string): Promise<WalletPayment | null> {
  return (await db.select().from(walletPayments).where(eq(walletPayments.key, key)))[0] ?? null;
}

function isOpen({ clock }: Needs, { status, createdAt }: WalletPayment): boolean {
  return status === 'open' && clock.now().getTime() - createdAt.getTime() < walletTimeoutMs;
}

/** Adds the result of a wallet to the URL of the shop. */
function returnTo({ returnUrl, kind }: WalletPayment, result: Record<string, string>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries({ wallet: kind, ...result })) url.searchParams.set(name, value);
  return url.href;
}

/** Ends a payment without an approval; returns the URL of the shop. */
async function end({ db }: Needs, payment: WalletPayment, status: 'declined' | 'canceled' | 'expired') {
  const isIt = and(eq(walletPayments.key, payment.key), eq(walletPayments.status, 'open'));
  await db.update(walletPayments).set({ status }).where(isIt);
  return returnTo(payment, { walletResult: status });
}

/** Creates the page and the sheet of the embedded wallets. */
export function walletPages(needs: Context): Hono {
  const app = new Hono();
  const showClosed = (context: HonoContext, payment: WalletPayment | null) => {
    const { returnUrl, currency } = payment ?? { returnUrl: '/', currency: 'USD' };
    const language = getPageLanguage(returnUrl, getCulture({ currency }));
    return showProviderPage(context, (nonce) => closedWalletPage({ nonce, language, returnUrl }), payment ? 200 : 404);
  };

  app.get(`${walletPagePath}/:key`, async (context) => {
    const payment = await findPayment(needs, context.req.param('key'));
    if (!payment || !isOpen(needs, payment)) return showClosed(context, payment);
    const { kind, account, returnUrl } = payment;
    const culture = getCulture(payment);
    const language = getPageLanguage(returnUrl, culture);
    const amount = formatPrice(payment.amount, getSite('main', culture, language.locale));
    const addresses = getDemoAddresses(culture);
    return showProviderPage(context, (nonce) => walletPage({ nonce, language, kind, account, amount, addresses }));
  });

  app.post(`${walletPagePath}/:key`, async (context) => {
    const payment = await findPayment(needs, context.req.param('key'));
    if (!payment) return showClosed(context, payment);
    const form = new URLSearchParams(await context.req.text());
    const action = v.parse(actionField, form.get('action'));
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    if (!isOpen(needs, payment)) {
      const isLate = payment.status === 'open';
      return isLate ? context.redirect(await end(needs, payment, 'expired'), 303) : showClosed(context, payment);
    }
    if (action !== 'approve') return context.redirect(await end(needs, payment, results[action]), 303);
    const address = getDemoAddresses(getCulture(payment))[form.get('address') === '1' ? 1 : 0];
    const nonce = await approve(needs, payment.key, { address, outcome: v.parse(outcomeField, form.get('outcome')) });
    return nonce === null
      ? showClosed(context, payment)
      : context.redirect(returnTo(payment, { walletNonce: nonce }), 303);
  });

  app.post(walletSheetPath, async (context) => {
    context.header('Cache-Control', 'no-store');
    const address = getClientIp({ request: context.req.raw, environment: context.env }, needs.config);
    const caller = { address, session: async () => null };
    if (!(await consumeRateLimit(needs, caller, sheetLimit)))
      return context.json(tooManyRequests.body, tooManyRequests.status);
    const text = await context.req.text();
    const read = v.safeParse(v.pipe(v.string(), v.maxLength(maxSheet), v.parseJson(), sheetSchema), text);
    if (!read.success) return context.json({ problems: [{ field: 'body', message: 'This isn’t valid.' }] }, 400);
    const { hasOtherAddress, outcome, ...payment } = read.output;
    return context.json(await approveOnSheet(needs, payment, { hasOtherAddress, outcome }));
  });
  return app;
}

import { checkoutRoutes, readWalletReturn } from '@settee/domain';
import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { misdirectedRequest } from '../../platform/http/dispatch.ts';
import { getRequestContext } from '../../platform/http/request-context.ts';
import { findAttemptOfPayment } from '../payment/payment-attempts.queries.ts';
import {
  paymentActionPath,
  paymentReturnPath,
  paymentWebhookPath,
  walletReturnPath,
} from '../payment/payment-paths.ts';
import { applyWallet } from './apply-wallet.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Maximum size of a webhook delivery, in characters. */
const maxDelivery = 256_000;
const isId = (id: string) => v.is(v.pipe(v.string(), v.uuid()), id);

function redirect(context: HonoContext, url: string): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(url, 303);
}

/** The shopper's own attempt of the payment that the path names; `null` for another shopper's. */
async function findOwn(context: HonoContext, ctx: Context, paymentId: string) {
  const session = await getRequestContext(context, ctx)?.shopper.session();
  return session && isId(paymentId) ? findAttemptOfPayment(ctx.db, paymentId, session.key) : null;
}

/** Pays the order with the approval that Masterpass returned the shopper with. WALLET-03 */
async function finishMasterpass(context: HonoContext, ctx: Context): Promise<string> {
  const request = getRequestContext(context, ctx);
  const returned = readWalletReturn({ get: (name) => context.req.query(name) ?? null });
  const toResult = (result: string) => `${checkoutRoutes.payment}?wallet=masterpass&walletResult=${result}`;
  if (!request || returned?.kind !== 'masterpass') return checkoutRoutes.payment;
  if (returned.result !== 'approved') return toResult(returned.result);
  const { shopper, site, origin } = request;
  const call = { input: {}, shopper, ctx, site, origin };
  const state = await applyWallet(call, { kind: 'masterpass', nonce: returned.nonce });
  if (state instanceof ErrorResponse) return checkoutRoutes.cart;
  return toResult(state.paymentData.alternativePaymentsData?.errorMessage ? 'failed' : 'applied');
}

/** Creates the routes that take a shopper to a page of the payment provider and back, and the webhook endpoint. */
export function paymentPages(ctx: Context): Hono {
  const app = new Hono();
  const guarded =
    (page: (context: HonoContext, paymentId: string) => Promise<string>) => async (context: HonoContext) => {
      if (!getRequestContext(context, ctx)) return context.json(misdirectedRequest.body, misdirectedRequest.status);
      try {
        return redirect(context, await page(context, context.req.param('paymentId') ?? ''));
      } catch (error) {
        ctx.log.error({ errorId: ctx.ids.row(), page: 'payment', err: error }, 'payment page failed');
        return redirect(context, checkoutRoutes.review);
      }
    };

  app.get(
    `${paymentActionPath}/:paymentId`,
    guarded(async (context, paymentId) => {
      const found = await findOwn(context, ctx, paymentId);
      if (found?.attempt.status !== 'waiting') return checkoutRoutes.review;
      return (await ctx.payments.find(paymentId))?.actionUrl ?? checkoutRoutes.review;
    }),
  );

  app.get(
    `${paymentReturnPath}/:paymentId`,
    guarded(async (context, paymentId) => {
      const found = await findOwn(context, ctx, paymentId);
      if (!found) return checkoutRoutes.cart;
      const { status } = found.attempt;
      if (status === 'ordered' || status === 'captured') return checkoutRoutes.confirmation;
      if (status === 'waiting') await ctx.payments.completeAction(paymentId, context.req.query());
      return `${checkoutRoutes.review}?payment=${paymentId}`;
    }),
  );

  app.get(
    walletReturnPath,
    guarded((context) => finishMasterpass(context, ctx)),
  );

  app.post(paymentWebhookPath, async (context) => {
    const body = await context.req.text();
    context.header('Cache-Control', 'no-store');
    if (body.length > maxDelivery) return context.text('too large', 413);
    return (await receiveWebhook(ctx, body, context.req.raw.headers))
      ? context.text('[accepted]')
      : context.text('invalid signature', 401);
  });
  return app;
}

import { serve } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { signItem } from '../sales/payment/adyen/adyen-webhook.ts';
import { adyenAccount, adyenCards, decryptForAdyen, type DecryptedCard } from './adyen-account.ts';

/** The fields that Adyen requires of a browser before it redirects it to a bank, with errorCode 15_002 for a missing one. */
const browserInfoSchema = v.object({
  acceptHeader: v.string(),
  colorDepth: v.picklist([1, 4, 8, 15, 16, 24, 30, 32, 48]),
  javaEnabled: v.boolean(),
  language: v.pipe(v.string(), v.minLength(1)),
  screenHeight: v.pipe(v.number(), v.integer()),
  screenWidth: v.pipe(v.number(), v.integer()),
  timeZoneOffset: v.pipe(v.number(), v.integer()),
  userAgent: v.pipe(v.string(), v.minLength(1)),
});

const requestSchema = v.object({
  merchantAccount: v.string(),
  amount: v.optional(v.object({ value: v.number(), currency: v.string() })),
  reference: v.optional(v.string(), ''),
  paymentReference: v.optional(v.string()),
  paymentMethod: v.optional(v.record(v.string(), v.string()), {}),
  shopperReference: v.optional(v.string(), ''),
  shopperInteraction: v.optional(v.string(), ''),
  recurringProcessingModel: v.optional(v.string()),
  storePaymentMethod: v.optional(v.boolean(), false),
  returnUrl: v.optional(v.string(), ''),
  channel: v.optional(v.string(), ''),
  origin: v.optional(v.string(), ''),
  shopperIP: v.optional(v.pipe(v.string(), v.ip())),
  browserInfo: v.optional(v.unknown()),
  details: v.optional(v.object({ redirectResult: v.string() })),
  additionalData: v.optional(v.record(v.string(), v.string()), {}),
});
type Request = v.InferOutput<typeof requestSchema>;

interface SimulatedPayment {
  psp: string;
  reference: string;
  value: number;
  currency: string;
  number: string;
  status: 'pending' | 'authorized' | 'rejected' | 'canceled';
  captured: number;
  refunded: number;
  returnUrl: string;
  redirectData: string;
  /** As the request described it. */
  shopper: Pick<Request, 'shopperIP' | 'origin' | 'browserInfo'>;
}

class Invalid extends Error {}
const psp = () => randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
const isComplete = (card: DecryptedCard | undefined) =>
  card !== undefined && card.number !== '' && card.expiryMonth !== '' && card.expiryYear !== '';

const getExpiryDate = (card: DecryptedCard | undefined) =>
  `${Number(card?.expiryMonth ?? '')}/${card?.expiryYear ?? ''}`;

/** State and rules of the simulator. */
class Account {
  readonly payments = new Map<string, SimulatedPayment>();
  readonly stored = new Map<string, { number: string; shopperReference: string }>();
  readonly responses = new Map<string, object>();
  /** URL of the page on which shoppers confirm a payment. */
  challengeUrl = '';
  /** Signed events that wait for their delivery. */
  readonly events: object[] = [];

  notify(
    eventCode: string,
    payment: SimulatedPayment,
    reference: string,
    isSuccess: boolean,
    value = payment.value,
  ): void {
    const isPayment = eventCode === 'AUTHORISATION';
    const item = {
      eventCode,
      success: isSuccess ? ('true' as const) : ('false' as const),
      pspReference: isPayment ? payment.psp : psp(),
      originalReference: isPayment ? '' : payment.psp,
      merchantAccountCode: adyenAccount.merchantAccount,
      merchantReference: reference,
      amount: { value, currency: payment.currency },
    };
    const hmacSignature = signItem(adyenAccount.hmacKey, item);
    this.events.push({ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } });
  }

  async pay(request: Request): Promise<object> {
    const { amount, paymentMethod, shopperReference, storePaymentMethod, returnUrl, reference } = request;
    if (!amount || reference === '' || paymentMethod['type'] !== 'scheme') throw new Invalid('130');
    const { number, card } = await this.readCard(request);
    if (card?.cvc === '000') return { pspReference: psp(), resultCode: 'Refused', refusalReasonCode: '24' };
    if (amount.value === 0) return this.storeCard(number, getExpiryDate(card), shopperReference, storePaymentMethod);
    if (request.additionalData['manualCapture'] !== 'true' || returnUrl === '') throw new Invalid('110');
    return this.authorize(number, request, amount);
  }

  /** Returns the number of the stored card or of the encrypted one, and what was encrypted. */
  async readCard(request: Request) {
    const stored = this.findStored(request);
    const encrypted = request.paymentMethod['encryptedCard'];
    const card = encrypted === undefined ? undefined : await decryptForAdyen(encrypted);
    if (card === null) throw new Invalid('174');
    if (!stored && !isComplete(card)) throw new Invalid('101');
    if (stored && (request.shopperInteraction !== 'ContAuth' || !request.recurringProcessingModel))
      throw new Invalid('804');
    return { number: stored?.number ?? card?.number ?? '', card };
  }

  /** Returns the stored card of a request, which must belong to the same shopper. */
  findStored({ paymentMethod, shopperReference }: Request) {
    const storedId = paymentMethod['storedPaymentMethodId'];
    if (storedId === undefined) return undefined;
    const stored = this.stored.get(storedId);
    if (stored?.shopperReference !== shopperReference) throw new Invalid('800');
    return stored;
  }

  storeCard(number: string, expiryDate: string, shopperReference: string, isStored: boolean): object {
    const id = psp();
    if (isStored) this.stored.set(id, { number, shopperReference });
    return {
      pspReference: psp(),
      resultCode: 'Authorised',
      additionalData: {
        paymentMethod: 'visa',
        cardBin: number.slice(0, 6),
        cardSummary: number.slice(-4),
        expiryDate,
        ...(isStored && { 'tokenization.storedPaymentMethodId': id }),
      },
    };
  }

  authorize(
    number: string,
    { reference, returnUrl, channel, origin, shopperIP, browserInfo }: Request,
    { value, currency }: { value: number; currency: string },
  ) {
    const isChallenge = number === adyenCards.challenge;
    if (isChallenge && (channel !== 'Web' || !URL.canParse(origin) || !v.is(browserInfoSchema, browserInfo)))
      throw new Invalid('15_002');
    const isRejected = number === adyenCards.declined;
    const payment: SimulatedPayment = {
      psp: psp(),
      reference,
      value: number === adyenCards.partial ? Math.floor(value / 2) : value,
      currency,
      number,
      status: isChallenge ? 'pending' : isRejected ? 'rejected' : 'authorized',
      captured: 0,
      refunded: 0,
      returnUrl,
      redirectData: randomUUID(),
      shopper: { shopperIP, origin, browserInfo },
    };
    this.payments.set(reference, payment);
    if (isChallenge) {
      const url = `${this.challengeUrl}?MD=${payment.redirectData}`;
      return {
        resultCode: 'RedirectShopper',
        action: { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url },
      };
    }
    this.notify('AUTHORISATION', payment, reference, !isRejected);
    return this.respond(payment);
  }

  respond(payment: SimulatedPayment): object {
    const { psp: pspReference, reference: merchantReference, value, currency, status } = payment;
    const common = { pspReference, merchantReference };
    return status === 'authorized'
      ? { ...common, resultCode: 'Authorised', amount: { value, currency } }
      : {
          ...common,
          resultCode: 'Refused',
          refusalReasonCode: payment.number === adyenCards.challenge ? '11' : '2',
        };
  }

  /** The page on which a shopper confirms a payment or not. */
  challengePage(data: string): string {
    const payment = [...this.payments.values()].find(({ redirectData }) => redirectData === data);
    const link = (decision: string) =>
      `<a href="${payment?.returnUrl}?redirectResult=${data}.${decision}">${decision}</a>`;
    return `<!doctype html><html lang="en"><title>3-D Secure</title>${link('approved')} ${link('failed')}</html>`;
  }

  /** `redirectResult` is the redirect's data and the shopper's decision. */
  details({ details }: Request): object {
    const [data = '', decision = ''] = (details?.redirectResult ?? '').split('.');
    const payment = [...this.payments.values()].find(({ redirectData }) => redirectData === data);
    if (!payment) throw new Invalid('702');
    if (payment.status === 'pending') {
      payment.status = decision === 'approved' ? 'authorized' : 'rejected';
      this.notify('AUTHORISATION', payment, payment.reference, payment.status === 'authorized');
    }
    return this.respond(payment);
  }

  modify(kind: 'captures' | 'refunds', pspReference: string, { amount, reference }: Request): object {
    const payment = [...this.payments.values()].find((each) => each.psp === pspReference);
    if (!payment || !amount || amount.currency !== payment.currency) throw new Invalid('167');
    const isCapture = kind === 'captures';
    const left = isCapture ? payment.value - payment.captured : payment.captured - payment.refunded;
    const isSuccess = payment.status === 'authorized' && amount.value <= left;
    if (isSuccess) payment[isCapture ? 'captured' : 'refunded'] += amount.value;
    this.notify(isCapture ? 'CAPTURE' : 'REFUND', payment, reference, isSuccess, amount.value);
    if (isSuccess && isCapture && payment.number === adyenCards.captureFails)
      this.notify('CAPTURE_FAILED', payment, reference, true, amount.value);
    return { paymentPspReference: pspReference, pspReference: psp(), reference, status: 'received', amount };
  }

  async handle(path: string, request: Request): Promise<object> {
    if (path === '/payments') return this.pay(request);
    if (path === '/payments/details') return this.details(request);
    if (path === '/cancels') return this.cancel(request);
    const [, pspReference = '', kind = ''] = /^\/payments\/(\w+)\/(captures|refunds)$/.exec(path) ?? [];
    return this.modify(kind === 'refunds' ? 'refunds' : 'captures', pspReference, request);
  }

  cancel({ paymentReference = '', reference }: Request): object {
    const payment = this.payments.get(paymentReference);
    if (payment && payment.captured === 0 && payment.status !== 'rejected') payment.status = 'canceled';
    if (payment) this.notify('TECHNICAL_CANCEL', payment, reference, true);
    return { paymentReference, pspReference: psp(), reference, status: 'received' };
  }
}

/** The parts of Adyen's Checkout API that the shop uses, on this machine; made from its public description. */
export async function startAdyen() {
  const account = new Account();
  let fault: 'none' | 'response lost' = 'none';
  const app = new Hono();
  app.post('/v71/*', async (context) => {
    if (context.req.header('x-api-key') !== adyenAccount.apiKey) return context.json({ status: 401 }, 401);
    const read = v.safeParse(requestSchema, await context.req.json());
    if (!read.success) return context.json({ status: 400, errorCode: '702', errorType: 'validation' }, 400);
    const request = read.output;
    if (request.merchantAccount !== adyenAccount.merchantAccount)
      return context.json({ status: 403, errorCode: '901' }, 403);
    const path = context.req.path.slice('/v71'.length);
    const key = context.req.header('idempotency-key');
    const known = key === undefined ? undefined : account.responses.get(`${path} ${key}`);
    try {
      const response = known ?? (await account.handle(path, request));
      if (key !== undefined) account.responses.set(`${path} ${key}`, response);
      if (fault === 'response lost') return context.json({ status: 500, errorType: 'internal' }, 500);
      return context.json(response, /^\/payments(\/details)?$/.test(path) ? 200 : 201);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return context.json({ status: 422, errorCode: error.message, errorType: 'validation' }, 422);
    }
  });
  app.get('/challenge', (context) => context.html(account.challengePage(context.req.query('MD') ?? '')));
  const server = await new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const running = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => new Promise((done) => void running.close(() => done())) }),
    );
  });
  account.challengeUrl = `http://127.0.0.1:${server.port}/challenge`;
  return {
    url: `http://127.0.0.1:${server.port}/v71`,
    payments: account.payments,
    /** Removes and returns the events so far as the body of one delivery. */
    takeDelivery: () => ({ live: 'false', notificationItems: account.events.splice(0) }),
    setFault: (next: typeof fault) => {
      fault = next;
    },
    close: server.close,
  };
}

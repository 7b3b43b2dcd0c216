import type { OrderParcel, OrderPayment } from '@settee/domain';
import { parseArgs } from 'node:util';

const usage = `npm run orders -- status  <order number>
npm run orders -- capture <order number> [amount --reference <shipment>]
npm run orders -- refund  <order number> [amount --reference <return>]
npm run orders -- void    <order number>

npm run orders -- parcels <order number>             lists what was shipped
npm run orders -- ship    <order number> --carrier UPS --tracking <number> [--url <page>] [--sku 100202x2 …]
                                                     marks pieces as shipped and emails the shopper; all without --sku
npm run orders -- deliver <order number> [--tracking <number>] [--on 2026-11-25]
                                                     marks what is on its way as delivered
npm run orders -- ready   <order number>             emails the shopper that the pickup is ready

npm run orders -- returns                            lists returns that wait for the shop
npm run orders -- return  <return number>            shows a return
npm run orders -- receive <return number>            marks what came back as received
npm run orders -- refund-return <return number>      refunds a received return

Amounts are like 129.50; without one, all that is left is moved. A part of a refund that a bank rejects is emailed to
the shopper as a gift card. ORDERS_TOKEN is the token of the running shop,
SHOP_URL its address (http://localhost:3000).`;

const problems: Readonly<Record<string, string>> = {
  'unknown-order': 'There is no order with this number.',
  'reference-missing': 'An amount needs a --reference, so that a repeated command moves money once.',
  'too-much': 'There is less left. Nothing was moved.',
  'already-charged': 'The order is charged in full. Refund it instead.',
  canceled: 'This was canceled.',
  'provider-refused': 'The payment provider refused. See the log of the shop.',
  'nothing-left': 'Everything in this order was shipped, or nothing in it is shipped.',
  'no-pickup': 'Nothing in this order is picked up.',
  'not-in-order': 'The order has less of this left to ship. Nothing was marked.',
  'number-taken': 'Other pieces of this order have this tracking number. Nothing was marked.',
  'unknown-parcel': 'Nothing with this tracking number was shipped.',
  'wrong-day': 'A delivery is not before its shipment and not in the future.',
  'wrong-request': 'The shop did not understand this. Please check the values.',
  'unknown-return': 'There is no return with this number.',
  'not-received': 'This return has not been received. Receive it first.',
};

const toMoney = (cents: number) => (cents / 100).toFixed(2);

interface ListedReturn {
  orderNumber: string;
  returnNumber: string;
  status: string;
  reason: string;
  refund: number;
  currency: string;
  requestedAt: string;
  lines: readonly { name: string; sku: number; quantity: number }[];
}

interface Reply {
  error?: string;
  parcels?: readonly OrderParcel[];
  orderNumber?: string;
  payment?: OrderPayment;
  returns?: readonly ListedReturn[];
}

function printPayment(orderNumber: string, { status, authorized, storedValue, onGiftCard, ...cards }: OrderPayment) {
  console.log(`Order ${orderNumber}: ${status}`);
  console.log(
    `authorized ${toMoney(authorized)}, captured ${toMoney(cards.captured)}, refunded ${toMoney(cards.refunded)}`,
  );
  if (storedValue.captured > 0)
    console.log(
      `gift cards, certificates and store credit: paid ${toMoney(storedValue.captured)}, refunded ${toMoney(storedValue.refunded)}`,
    );
  if (onGiftCard > 0) console.log(`of what was refunded, emailed as gift cards: ${toMoney(onGiftCard)}`);
}

function printReturns(returns: readonly ListedReturn[]) {
  if (returns.length === 0) console.log('No return is waiting.');
  for (const { returnNumber, status, reason, refund, currency, requestedAt, lines } of returns) {
    console.log(`${returnNumber}  ${requestedAt.slice(0, 10)}  ${status}  ${reason}  ${currency} ${toMoney(refund)}`);
    for (const { name, sku, quantity } of lines) console.log(`  ${quantity} x ${name} (${sku})`);
  }
}

function printParcels(parcels: readonly OrderParcel[]) {
  if (parcels.length === 0) console.log('Nothing was shipped yet.');
  for (const { carrier, trackingNumber, trackingUrl, lines, shippedOn, deliveredOn } of parcels) {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const state = deliveredOn === '' ? 'on its way' : `delivered ${deliveredOn}`;
    console.log(`${carrier} ${trackingNumber}  shipped ${shippedOn}  ${state}  pieces: ${pieces}  ${trackingUrl}`);
  }
}

const options = {
  reference: { type: 'string' },
  carrier: { type: 'string', default: '' },
  tracking: { type: 'string', default: '' },
  url: { type: 'string', default: '' },
  sku: { type: 'string', multiple: true, default: [] as string[] },
  on: { type: 'string', default: '' },
} as const;

type Options = ReturnType<typeof parseArgs<{ allowPositionals: true; options: typeof options }>>['values'];

/** The body of a command about parcels; `null` for another command or a value that is not understood. */
function toParcelBody(command: string, { carrier, tracking, url, sku, on }: Options): object | null {
  if (command === 'parcels') return { action: 'list' };
  if (command === 'ready') return { action: 'ready' };
  if (command === 'deliver') return { action: 'deliver', trackingNumber: tracking, day: on };
  if (command !== 'ship' || carrier === '' || tracking === '') return null;
  const pieces = sku.map((typed) => /^(\d+)(?:x(\d+))?$/.exec(typed));
  if (pieces.includes(null)) return null;
  return {
    action: 'ship',
    carrier,
    trackingNumber: tracking,
    trackingUrl: url,
    pieces: pieces.map((piece) => ({ sku: Number(piece?.[1]), quantity: Number(piece?.[2] ?? 1) })),
  };
}

const orderActions = ['status', 'capture', 'refund', 'void'];
const returnActions: Readonly<Record<string, string>> = {
  return: 'status',
  receive: 'receive',
  'refund-return': 'refund',
};

/** The call of a command; `null` for one that is not understood. */
function toCall(command: string, number: string, typed: string | undefined, values: Options) {
  if (command === 'returns') return { path: '/api/returns', body: {} };
  if (number === '') return null;
  const returnAction = returnActions[command];
  if (returnAction) return { path: `/api/returns/${encodeURIComponent(number)}`, body: { action: returnAction } };
  const parcels = toParcelBody(command, values);
  if (parcels) return { path: `/api/orders/${encodeURIComponent(number)}/parcels`, body: parcels };
  const { reference } = values;
  const amount = typed === undefined ? undefined : Math.round(Number(typed) * 100);
  const isAmount = amount === undefined || (/^\d+(\.\d\d?)?$/.test(typed ?? '') && amount > 0);
  if (!orderActions.includes(command) || !isAmount) return null;
  return { path: `/api/orders/${encodeURIComponent(number)}`, body: { action: command, amount, reference } };
}

/** Prints what the shop responded; returns false when it has nothing to print. */
function printReply({ orderNumber, payment, returns, parcels }: Reply, number: string): boolean {
  if (payment) printPayment(orderNumber ?? number, payment);
  if (returns) printReturns(returns);
  if (parcels) printParcels(parcels);
  return Boolean(payment ?? returns ?? parcels);
}

/** Sends a call to the shop and prints its response; returns the exit code. */
async function send(call: { path: string; body: object }, number: string, token: string): Promise<number> {
  const isAnnouncement = 'action' in call.body && call.body.action === 'ready';
  const { SHOP_URL: shop = `http://localhost:${process.env['PORT'] ?? 3000}` } = process.env;
  const response = await fetch(new URL(call.path, shop), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(call.body),
  });
  const reply: Reply = await response.json().catch(() => ({}));
  if (response.ok && isAnnouncement) {
    console.log(`Order ${number}: the shopper gets an email that the pickup is ready.`);
    return 0;
  }
  if (response.ok && printReply(reply, number)) return 0;
  console.error(
    problems[reply.error ?? ''] ?? `The shop responded with ${response.status}. Is its ORDERS_TOKEN the same?`,
  );
  return 1;
}

/** Returns the call that the arguments describe; `null` for arguments that are not understood, such as a negative amount. */
function readCall() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command = '', number = '', typed] = positionals;
    return { number, call: toCall(command, number, typed, values) };
  } catch {
    return { number: '', call: null };
  }
}

async function main(): Promise<number> {
  const { number, call } = readCall();
  const token = process.env['ORDERS_TOKEN'];
  if (call && token) return send(call, number, token);
  console.error(token ? usage : `ORDERS_TOKEN is not set.\n\n${usage}`);
  return 2;
}

process.exitCode = await main();

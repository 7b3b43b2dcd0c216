import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { loadParcels } from '../placed-orders/order-parcels.queries.ts';
import { announcePickup, type PickupError } from './announce-pickup.ts';
import { deliverOrder, shipOrder, type ParcelError } from './ship-order.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const pieces = v.array(
  v.object({
    sku: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  }),
);
/** Only https, so that no link of an order page or an email runs code. */
const page = v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'));

/** The pattern alone accepts February 31. */
const isOfCalendar = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const day = v.pipe(v.string(), v.isoDate(), v.check(isOfCalendar));

const orEmpty = <Schema extends v.GenericSchema<string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

const requestSchema = v.variant('action', [
  v.object({ action: v.literal('list') }),
  v.object({ action: v.literal('ready') }),
  v.object({
    action: v.literal('ship'),
    carrier: text,
    trackingNumber: text,
    trackingUrl: orEmpty(page),
    pieces: v.optional(v.pipe(pieces, v.maxLength(200)), []),
  }),
  v.object({
    action: v.literal('deliver'),
    trackingNumber: orEmpty(text),
    day: orEmpty(day),
  }),
]);
type ParcelRequest = v.InferOutput<typeof requestSchema>;

type DeskError = ParcelError | PickupError;

const statuses: Record<DeskError, 400 | 404 | 409> = {
  'unknown-order': 404,
  'unknown-parcel': 404,
  'wrong-day': 400,
  'not-in-order': 409,
  'number-taken': 409,
  'nothing-left': 409,
  'no-pickup': 409,
  canceled: 409,
};

interface DeskReply {
  status: 200 | 400 | 404 | 409;
  body: object;
}

async function run(ctx: Context, orderId: string, command: ParcelRequest): Promise<DeskError | null> {
  switch (command.action) {
    case 'list':
      return null;
    case 'ready':
      return announcePickup(ctx, orderId);
    case 'ship':
      return shipOrder(ctx, orderId, command);
    case 'deliver':
      return deliverOrder(ctx, orderId, command);
    default:
      return command satisfies never;
  }
}

/** Lists the parcels of an order, marks some as shipped or delivered, or announces that a pickup is ready. */
export async function runParcels(
  ctx: Context,
  { orderId, orderNumber }: { orderId: string; orderNumber: string },
  body: unknown,
): Promise<DeskReply> {
  const request = v.safeParse(requestSchema, body);
  if (!request.success) return { status: 400, body: { error: 'wrong-request' } };
  const command = request.output;
  const error = await run(ctx, orderId, command);
  ctx.log.info({ orderNumber, action: command.action, error }, 'parcel desk');
  if (error) return { status: statuses[error], body: { error } };
  return { status: 200, body: { orderNumber, parcels: await loadParcels(ctx.db, orderId) } };
}

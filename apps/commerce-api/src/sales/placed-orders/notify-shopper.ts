import { getTextNumber, type NotificationOption } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { emailShopper } from './email-shopper.ts';
import type { Order } from './orders.queries.ts';

/** Whether updates of an order can be text messages: the shop sends them, and the contact's number can receive them. */
const canText = ({ textSender }: Pick<Context, 'textSender'>, { dayPhone }: Order['contact']): boolean =>
  textSender !== null && getTextNumber(dayPhone) !== null;

/**
 * Adds an update of an order to the outbox, by email or text message as was chosen for each of its recipients; once by
 * each. The text message of an email has its kind with `-text`. CHK-21
 */
export async function notifyShopper(
  ctx: Context,
  tx: Database,
  order: Order,
  chosen: readonly NotificationOption[],
  { kind, data }: { kind: string; data: object },
): Promise<void> {
  const isTexted = chosen.includes('sms') && canText(ctx, order.contact);
  if (isTexted) await emailShopper(ctx, tx, order, { kind: `${kind}-text`, data });
  if (!isTexted || chosen.includes('email')) await emailShopper(ctx, tx, order, { kind, data });
}

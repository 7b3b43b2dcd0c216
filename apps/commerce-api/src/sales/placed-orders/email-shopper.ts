import { getSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { addToOutbox } from '../../platform/mail/outbox.ts';
import type { Order } from './orders.queries.ts';

/** Adds an email to the contact of an order to the outbox, in the language of the page that placed it. */
export async function emailShopper(
  ctx: Context,
  tx: Database,
  { brand, siteCulture, locale, origin, contact }: Order,
  { kind, data }: { kind: string; data: object },
): Promise<void> {
  const sender = { ctx, site: getSite(brand, siteCulture, locale), origin };
  await addToOutbox(tx, sender, { kind, recipient: contact.emailAddress, data });
}

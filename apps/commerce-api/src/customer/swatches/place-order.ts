import { emailKey, type ShopSite, type Sku } from '@settee/domain';
import { eq, and, lt } from 'drizzle-orm';
import type { SessionAccount } from '../../platform/session/session.ts';
import type { Database } from '../../platform/database/database.ts';
import { subscribe } from '../newsletter/newsletter.queries.ts';
import { swatchOrderItems, swatchOrders } from './tables.ts';
import { hashOfSecret } from '../../platform/session/request-token.ts';
import type { Sender } from '../../platform/mail/outbox.ts';
import type { ParsedSwatchOrder } from './parse-swatch-order.ts';

/** Window in which an identical order counts as a repeat, in ms. */
const repeatSpan = 60 * 60_000;

/** Valid swatch order. */
interface OrderToPlace extends ParsedSwatchOrder {
  sku: Sku;
  /** Swatch names, in the order of the codes. */
  names: readonly string[];
  account: SessionAccount | null;
  isAddressAsEntered: boolean;
  isNewsWanted: boolean;
}

type Placed = Pick<typeof swatchOrders.$inferSelect, 'orderNumber' | 'placedAt'>;

function getFingerprint({ sku, address, codes }: OrderToPlace, { brand, siteCulture }: ShopSite): string {
  const { firstName, lastName, address1, address2, city, state, postalCode, dayPhone, emailAddress } = address;
  const person = [firstName, lastName, address1, address2, city, state, postalCode, dayPhone, emailKey(emailAddress)];
  return hashOfSecret(JSON.stringify([brand, siteCulture, sku, person, codes.toSorted((one, other) => one - other)]));
}

async function insertItems(tx: Database, orderId: string, { codes, names }: OrderToPlace): Promise<void> {
  const rows = codes.map((choiceCode, position) => ({
    orderId,
    position,
    choiceCode,
    description: names[position] ?? '',
  }));
  await tx.insert(swatchOrderItems).values(rows);
}

/**
 * Creates an order exactly once: the unique fingerprint admits one request, and repeats return the existing
 * order. SWATCH-81
 */
export function placeSwatchOrder(sender: Sender, order: OrderToPlace): Promise<Placed> {
  const { ctx, site } = sender;
  const { account, address, sku, isAddressAsEntered } = order;
  const placedAt = ctx.clock.now();
  const fingerprint = getFingerprint(order, site);
  const isSame = eq(swatchOrders.fingerprint, fingerprint);
  return ctx.inTransaction(async (tx) => {
    const isOld = lt(swatchOrders.placedAt, new Date(placedAt.getTime() - repeatSpan));
    await tx.update(swatchOrders).set({ fingerprint: null }).where(and(isSame, isOld));
    const [made] = await tx
      .insert(swatchOrders)
      .values({
        id: ctx.ids.row(),
        orderNumber: ctx.ids.orderNumber(),
        accountId: account?.id ?? null,
        brand: site.brand,
        siteCulture: site.siteCulture,
        sku,
        placedAt,
        address,
        emailKey: emailKey(address.emailAddress),
        isAddressAsEntered,
        fingerprint,
      })
      .onConflictDoNothing({ target: swatchOrders.fingerprint })
      .returning();
    if (order.isNewsWanted) await subscribe(tx, sender, { account, emailAddress: address.emailAddress });
    if (made) {
      await insertItems(tx, made.id, order);
      return made;
    }
    const [present] = await tx.select().from(swatchOrders).where(isSame);
    if (!present) throw new Error('The order that stood in the way of another is gone');
    return present;
  });
}

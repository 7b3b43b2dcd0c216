import { promoCodes } from '@settee/catalog';
import {
  validatePromo,
  houseCardType,
  type Promo,
  type PromoFacts,
  type PromoError,
  promoKey,
  type ShopSite,
} from '@settee/domain';
import type { PricedLine } from '../cart/priced-lines.ts';
import { readCartCardTypes } from '../payment/cart-cards.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { findPromoShopperKeys, type PromoShopper } from './promo-shopper.ts';
import { countPromoUses } from './promo-uses.ts';

/** A code with what is known of who uses it. */
export interface PromoInUse {
  code: string;
  promo: Promo | null;
  facts: PromoFacts;
  /** Taken back when the order is placed. ORDER-07 */
  isWithdrawn: boolean;
}

const zones = { USA: 'America/Chicago', CANADA: 'America/Toronto' } as const;

/** The local date, YYYY-MM-DD. */
function today(now: Date, { siteCulture }: ShopSite): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zones[siteCulture], dateStyle: 'short' }).format(now);
}

async function isHouseCardAlone(db: Database, cartId: string): Promise<boolean> {
  const types = await readCartCardTypes(db, cartId);
  return types.length > 0 && types.every((type) => type === houseCardType);
}

/** Loads the applied promo code with the facts its promotion depends on. CART-21 */
export async function findPromo(
  db: Database,
  cart: PromoShopper & { id: string; promoCode: string },
  site: ShopSite,
  ctx: Pick<Context, 'clock' | 'customers'>,
): Promise<PromoInUse | null> {
  if (cart.promoCode === '') return null;
  const code = promoKey(cart.promoCode);
  const found = promoCodes.find((each) => each.code === code);
  const { brand, siteCulture } = site;
  const uses = found?.usesPerShopper ? await countPromoUses(db, await findPromoShopperKeys(db, cart, ctx), code) : 0;
  const isHouseCard = found?.isHouseCardOnly ? await isHouseCardAlone(db, cart.id) : false;
  const facts = { brand, siteCulture, today: today(ctx.clock.now(), site), uses, isHouseCard };
  if (!found) return { code, promo: null, facts, isWithdrawn: false };
  const { effect, threshold } = found;
  const promo: Promo = {
    ...found,
    effect: effect.kind === 'amount' ? { kind: 'amount', off: effect.off[siteCulture] } : effect,
    threshold: threshold[siteCulture],
  };
  return { code, promo, facts, isWithdrawn: found.isWithdrawnAtVerification };
}

/** Converts lines to the fields that promotions use; amounts in cents. No promotion lowers a gift card. */
export function promoLines(lines: readonly PricedLine[]) {
  return lines.map(({ line, unitPrice, product }) => ({
    amount: line.giftCard ? 0 : unitPrice * line.quantity,
    category: product?.category ?? '',
  }));
}

/** Returns the reason that a promo code does not apply to these lines. CART-21 */
export function promoProblem(inUse: PromoInUse, lines: readonly PricedLine[]): PromoError | null {
  return validatePromo(inUse.promo, promoLines(lines), inUse.facts);
}

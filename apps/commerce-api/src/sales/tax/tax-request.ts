import { taxOrigins } from '@settee/catalog';
import type { Cents, Destination, ShopSite, SiteCulture, TaxLine, TaxPlace, TaxRequest } from '@settee/domain';
import { createHash } from 'node:crypto';
import type { PricedLine } from '../cart/priced-lines.ts';

/** Amounts of an order that may be taxed, in cents. */
export interface TaxedAmounts {
  /** Each with its discount, zero or negative, and the destination of its recipient. */
  lines: readonly { line: PricedLine; discount: Cents; destination: Destination }[];
  /** Shipping charge of each destination. */
  shipping: readonly { id: string; destination: Destination; amount: Cents }[];
  certificateNumber: string;
}

const toPlace = (siteCulture: SiteCulture, region: string, postalCode: string): TaxPlace => ({
  country: siteCulture === 'CANADA' ? 'CAN' : 'USA',
  region,
  postalCode,
});

/**
 * Builds the tax request of an order. What is picked up is sold at its store; a donation and a gift card are never taxed. Amounts without
 * a known destination are left out: the cart's estimate has no tax for them.
 */
export function toTaxRequest(amounts: TaxedAmounts, { siteCulture }: ShopSite): TaxRequest {
  const { lines, shipping, certificateNumber } = amounts;
  const origin = taxOrigins[siteCulture];
  const toLine = (line: Omit<TaxLine, 'shipFrom' | 'shipTo'>, shipFrom: TaxPlace, shipTo: TaxPlace): TaxLine[] =>
    shipTo.region === '' || line.amount <= 0 ? [] : [{ ...line, shipFrom, shipTo }];
  const toDestination = ({ state, postalCode }: Destination) => toPlace(siteCulture, state, postalCode);
  const taxed = lines.flatMap(({ line: priced, discount, destination }) => {
    const { line, unitPrice, store, installation } = priced;
    const { id, quantity } = line;
    const shop = store && toPlace(siteCulture, store.region, store.postalCode);
    const shipTo = shop ?? toDestination(destination);
    const amount = line.giftCard ? 0 : unitPrice * quantity + discount;
    return [
      ...toLine({ id, productCode: line.giftCard ? 'gift-card' : 'goods', quantity, amount }, shop ?? origin, shipTo),
      ...toLine(
        {
          id: `${id} installation`,
          productCode: 'installation',
          quantity,
          amount: (installation?.price ?? 0) * quantity,
        },
        origin,
        toDestination(destination),
      ),
    ];
  });
  const shipped = shipping.flatMap(({ id, destination, amount }) =>
    toLine({ id: `${id} shipping`, productCode: 'shipping', quantity: 1, amount }, origin, toDestination(destination)),
  );
  const exemption = certificateNumber === '' ? null : { certificateNumber };
  return { siteCulture, lines: [...taxed, ...shipped], exemption };
}

/** Equal for equal requests. */
export const getTaxKey = (request: TaxRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

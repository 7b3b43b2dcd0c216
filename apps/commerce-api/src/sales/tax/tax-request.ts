import { taxOrigins } from '@settee/catalog';
import {
  type Cents,
  deliveryTaxCodes,
  type Destination,
  type ShopSite,
  type SiteCulture,
  type TaxLine,
  type TaxPlace,
  type TaxRequest,
} from '@settee/domain';
import { createHash } from 'node:crypto';
import type { PricedLine } from '../cart/priced-lines.ts';

/** Amounts of an order that may be taxed, in cents. */
export interface TaxedAmounts {
  /** Each with its discount, zero or negative, and the destination of its recipient. */
  lines: readonly { line: PricedLine; discount: Cents; destination: Destination }[];
  /** Charges of each recipient: shipping by a carrier and delivery into the home. */
  delivery: readonly { id: string; destination: Destination; shipping: Cents; delivery: Cents }[];
  certificateNumber: string;
}

const toPlace = (siteCulture: SiteCulture, region: string, postalCode: string): TaxPlace => ({
  country: siteCulture === 'CANADA' ? 'CAN' : 'USA',
  region,
  postalCode,
});

/**
 * Builds the tax request of an order. What is picked up is sold at its store. Donations and gift cards are never taxed
 * and are left out; so are amounts without a known destination, for which the cart's estimate has no tax.
 */
export function toTaxRequest(amounts: TaxedAmounts, { siteCulture }: ShopSite): TaxRequest {
  const { lines, delivery, certificateNumber } = amounts;
  const origin = taxOrigins[siteCulture];
  const toLine = (line: Omit<TaxLine, 'shipFrom' | 'shipTo'>, shipFrom: TaxPlace, shipTo: TaxPlace): TaxLine[] =>
    shipTo.region === '' || line.amount <= 0 ? [] : [{ ...line, shipFrom, shipTo }];
  const toDestination = ({ state, postalCode }: Destination) => toPlace(siteCulture, state, postalCode);
  const taxed = lines.flatMap(({ line: priced, discount, destination }) => {
    const { line, unitPrice, store, installation, product } = priced;
    const { id, quantity } = line;
    const shop = store && toPlace(siteCulture, store.region, store.postalCode);
    const shipTo = shop ?? toDestination(destination);
    const productCode = product?.content.taxCode ?? 'goods';
    const amount = productCode === 'gift-card' ? 0 : unitPrice * quantity + discount;
    return [
      ...toLine({ id, productCode, quantity, amount }, shop ?? origin, shipTo),
      ...toLine(
        {
          id: `${id} installation`,
          productCode: installation?.taxCode ?? 'installation',
          quantity,
          amount: (installation?.price ?? 0) * quantity,
        },
        origin,
        toDestination(destination),
      ),
    ];
  });
  const delivered = delivery.flatMap(({ id, destination, ...charges }) =>
    deliveryTaxCodes.flatMap((productCode) =>
      toLine(
        { id: `${id} ${productCode}`, productCode, quantity: 1, amount: charges[productCode] },
        origin,
        toDestination(destination),
      ),
    ),
  );
  const exemption = certificateNumber === '' ? null : { certificateNumber };
  return { siteCulture, lines: [...taxed, ...delivered], exemption };
}

/** Equal for equal requests. */
export const getTaxKey = (request: TaxRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

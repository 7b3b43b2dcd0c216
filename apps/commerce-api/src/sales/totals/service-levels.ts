import { chargeTables } from '@settee/catalog';
import {
  giftCardMethod,
  getLargeItemLevels,
  getParcelLevels,
  serviceLevels,
  type Address,
  type AllowedLevels,
  type DeliveryMode,
  type Destination,
  type ServiceLevel,
  type SiteCulture,
} from '@settee/domain';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { RecipientLines } from '../cart/recipients.ts';
import type { CartRecipient, ShipmentChoice } from '../cart/types.ts';

/** Whether a level is 2-day or next-day. DELIV-10, DELIV-11 */
export function isExpedited(level: ServiceLevel): boolean {
  return level === serviceLevels.premium || level === serviceLevels.express;
}

/** Destination of a shipment; an address that is not known yet has empty lines. */
export type DeliveryAddress = Pick<Address, 'address1' | 'address2' | 'state' | 'postalCode'>;

export function getDeliveryMode({ product, store }: PricedLine): DeliveryMode {
  if (store) return 'pickup';
  if (product?.content.giftCard) return product.content.giftCard.isElectronic ? 'email' : 'giftCard';
  return product?.content.deliveryMode ?? 'parcel';
}

/** Returns the levels that the catalog allows for a line besides its default. DELIV-07, DELIV-10 */
function getAllowedLevels({ product, line, available }: PricedLine, siteCulture: SiteCulture): AllowedLevels {
  if (!product) return { isExpeditable: false, isFreightAllowed: false };
  const { isMadeToOrder, availability, boxes } = product.content;
  const isShippedByUs = !availability.isVendorDropShip && !isMadeToOrder;
  const isPlain = line.design === null && line.personalizationText === '';
  const isInStock = availability.deliveryStatus[siteCulture] === 'available' && available >= line.quantity;
  return {
    isExpeditable: isShippedByUs && isPlain && isInStock,
    isFreightAllowed: isShippedByUs && isPlain && boxes.length > 0,
  };
}

/** The levels that lines of one delivery mode can travel at, the default first. SHIP-03, DELIV-07, DELIV-10 to DELIV-12 */
export function getOfferedLevels(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  address: DeliveryAddress,
  siteCulture: SiteCulture,
): readonly ServiceLevel[] {
  const table = chargeTables[siteCulture];
  const items = lines.map((line) => getAllowedLevels(line, siteCulture));
  if (mode === 'parcel') return getParcelLevels(items, address, table);
  if (mode === 'giftCard' || mode === 'email') return [giftCardMethod];
  return mode === 'inHome' ? getLargeItemLevels(items, address, table) : [serviceLevels.standard];
}

/** The selected level as long as it is offered, otherwise the default. */
export function getSelectedLevel(
  choice: Pick<ShipmentChoice, 'selectedServiceLevel'> | undefined,
  offered: readonly ServiceLevel[],
): ServiceLevel {
  const selected = offered.find((level) => level === choice?.selectedServiceLevel);
  return selected ?? offered[0] ?? serviceLevels.standard;
}

/** Returns the destination of a recipient's shipments; unknown parts are empty. */
export function getDeliveryAddress(
  { address }: Pick<CartRecipient, 'address'>,
  destination: Destination,
): DeliveryAddress {
  return { address1: address?.address1 ?? '', address2: address?.address2 ?? '', ...destination };
}

/** Selected level of a recipient's lines of one delivery mode. */
export function getLevelOfMode(
  mode: DeliveryMode,
  { recipient, lines }: RecipientLines,
  destination: Destination,
  siteCulture: SiteCulture,
): ServiceLevel {
  const own = lines.filter((line) => getDeliveryMode(line) === mode);
  const offered = getOfferedLevels(mode, own, getDeliveryAddress(recipient, destination), siteCulture);
  return getSelectedLevel(recipient.shipmentChoices[mode], offered);
}

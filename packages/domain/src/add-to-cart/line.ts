import { validateQuantity, defaultQuantity } from '../cart/quantity.ts';
import type { Sku } from '../site/brand.ts';
import type { AddLocation, AddToCartLineItem } from './new-line.ts';

/** Where an add may say it was raised; empty is the product page itself. ATC-04, PDP-25 */
export const addLocations: readonly AddLocation[] = [
  'Carousel',
  'plp',
  'Furniture Add-On',
  'material info flyout',
  'Visualizer',
];

/** A line to add: quantity 1 and ship method standard unless told otherwise. ATC-01, ATC-02 */
export function newLine(sku: Sku, given: Partial<Omit<AddToCartLineItem, 'Sku'>> = {}): AddToCartLineItem {
  return {
    Sku: sku,
    Quantity: defaultQuantity,
    OptionChoiceParameter: '',
    Location: '',
    IsPickupSelected: false,
    GiftRegistryId: '',
    Position: 0,
    TotalPositions: 0,
    Url: '',
    IsInstallationServiceRequired: false,
    InstallationServiceType: '',
    PersonalizationText: '',
    IsPersonalized: false,
    PersonalizationId: '',
    ShipMethod: 'standard',
    ...given,
  };
}

/** Judges a line before the add; a problem means that no call is made. ATC-07 */
export function validateNewLine(line: Pick<AddToCartLineItem, 'Quantity'>): 'quantity' | null {
  return validateQuantity(line.Quantity) === null ? null : 'quantity';
}

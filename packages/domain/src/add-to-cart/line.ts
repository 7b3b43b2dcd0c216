import { validateQuantity, defaultQuantity } from '../cart/quantity.ts';
import type { Sku } from '../site/brand.ts';
import type { AddLocation, AddToCartLineItem } from './new-line.ts';

/** Allowed locations of an add; empty is the product page. ATC-04, PDP-25 */
export const addLocations: readonly AddLocation[] = [
  'Carousel',
  'plp',
  'Furniture Add-On',
  'material info flyout',
  'Visualizer',
];

/** Creates a line item to add; defaults are quantity 1 and ship method standard. ATC-01, ATC-02 */
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

/** Validates a line item before the add; an error prevents the request. ATC-07 */
export function validateNewLine(line: Pick<AddToCartLineItem, 'Quantity'>): 'quantity' | null {
  return validateQuantity(line.Quantity) === null ? null : 'quantity';
}

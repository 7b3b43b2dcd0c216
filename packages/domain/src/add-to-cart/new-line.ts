import type { GiftCardRequest } from '../cart/gift-card-request.ts';
import type { Sku } from '../site/brand.ts';

/** Page area that triggered an add. ATC-04 */
export type AddLocation = '' | 'Carousel' | 'plp' | 'Furniture Add-On' | 'material info flyout' | 'Visualizer';

/** ATC-03, spelled as the backend spells it. */
export interface AddToCartLineItem {
  Sku: Sku;
  Quantity: number;
  OptionChoiceParameter: string;
  Location: AddLocation;
  IsPickupSelected: boolean;
  GiftRegistryId: string;
  Position: number;
  TotalPositions: number;
  Url: string;
  IsInstallationServiceRequired: boolean;
  InstallationServiceType: string;
  PersonalizationText: string;
  IsPersonalized: boolean;
  PersonalizationId: string;
  ShipMethod: 'standard' | 'pickup';
  /** Only of a gift card. */
  GiftCard?: GiftCardRequest | undefined;
  /** Id of a removed line that is added back, so that it returns to its place. */
  LineId?: string | undefined;
}

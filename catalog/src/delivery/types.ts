import type { SiteCulture, DeliveryWindow } from '@settee/domain';

/** Postal code prefixes with the same delivery time. */
export interface DeliveryRegion {
  name: string;
  siteCulture: SiteCulture;
  postalCodeStarts: readonly string[];
  /** Days that are added to the product's own. */
  extraDays: { parcel: number; inHome: number };
  /** Weekdays of truck deliveries; empty if there are none. */
  truckDays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
}

/** A time of day that can be booked for a delivery into the home. SHIP-09 */
export interface DeliveryRun extends DeliveryWindow {
  title: string;
}

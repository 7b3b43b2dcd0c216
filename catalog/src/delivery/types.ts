import type { SiteCulture } from '@settee/domain';
import type { DayRange } from '../site-types.ts';

/** Where postal codes start alike and things take as long. */
export interface DeliveryRegion {
  name: string;
  siteCulture: SiteCulture;
  postalCodeStarts: readonly string[];
  /** Days that are added to the product's own. */
  extraDays: { parcel: number; inHome: number };
  /** Days in the week on which a truck goes there; none where it never does. */
  truckDays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
}

/** A time window that can be booked for a delivery into the home. SHIP-09 */
export interface DeliveryTrip {
  code: string;
  title: string;
  window: DayRange;
}

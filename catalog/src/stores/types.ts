import type { Brand, OpeningHours, StoreService } from '@settee/domain';

export interface CatalogStore {
  id: number;
  brand: Brand;
  name: string;
  address1: string;
  city: string;
  /** State or province. */
  region: string;
  postalCode: string;
  country: 'USA' | 'CAN';
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  phone: string;
  hours: OpeningHours;
  services: readonly StoreService[];
  /** Furniture is on display. */
  hasShowroom: boolean;
}

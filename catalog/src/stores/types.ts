import type { Brand } from '@settee/domain';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing time on the store's own clock, 'HH:MM'; `null` on a day it stays shut. */
export type OpeningHours = Readonly<Record<Weekday, { opens: string; closes: string } | null>>;

export type StoreService = 'pickup' | 'design' | 'returns' | 'registry' | 'swatches' | 'curbside';

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
  /** Whether furniture stands there to be sat on. */
  hasShowroom: boolean;
}

import type { Cents, SiteCulture } from '@settee/domain';

export type PerSite<T> = Readonly<Record<SiteCulture, T>>;

export interface CatalogPrice {
  current: Cents;
  regular: Cents;
}

/** Days until something arrives, both ends included. */
export interface DayRange {
  from: number;
  to: number;
}

import type { CatalogChoice } from '@settee/catalog';

/** What is told of a fabric in its flyout. FABRIC-20 */
export type FabricContent = Pick<CatalogChoice, 'description' | 'content' | 'origin' | 'care' | 'comfort'> & {
  /** Of its cloth. */
  subtitle: string;
  /** URL of the cloth seen close; empty without one. */
  close: string;
};

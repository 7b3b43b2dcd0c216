import type { CatalogChoice } from '@settee/catalog';

/** Details of a fabric for its flyout. FABRIC-20 */
export type FabricContent = Pick<CatalogChoice, 'description' | 'content' | 'origin' | 'care' | 'comfort'> & {
  /** Of its cloth. */
  subtitle: string;
  /** URL of the cloth seen close; empty without one. */
  close: string;
};

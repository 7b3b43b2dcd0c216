import type { CustomerImage, Result } from '@settee/domain';

/** What a host does for the gallery's popup. */
export interface GalleryPorts {
  /** What customers sent in of the product. GALL-21 */
  loadCustomerImages(): Promise<Result<readonly CustomerImage[], unknown>>;
  /** Where the film of a source is; left out where nothing answers that. GALL-23 */
  findVideo?(source: string): Promise<Result<string, unknown>>;
  log(message: string, problem: unknown): void;
}

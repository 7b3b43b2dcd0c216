import type { CustomerImage, Result } from '@settee/domain';

/** Port of the gallery popup. */
export interface GalleryPorts {
  /** Loads the customer images of the product. GALL-21 */
  loadCustomerImages(): Promise<Result<readonly CustomerImage[], unknown>>;
  /** Resolves the video URL of a source; omitted when the host has no video lookup. GALL-23 */
  findVideo?(source: string): Promise<Result<string, unknown>>;
  log(message: string, problem: unknown): void;
}

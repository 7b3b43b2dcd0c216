/** A picture of the manifest by its id, with the text for those who do not see it. */
export interface CatalogImage {
  id: string;
  alt: string;
}

/** A photograph that a customer sent in. */
export interface CatalogCustomerImage extends CatalogImage {
  /** Handle of the customer, with `@`. */
  instagramHandle: string;
  /** The products of the brand that are in it. */
  slugs: readonly string[];
}

/** A picture's record in the manifest; files lie in `catalog/pictures`. */
export interface ManifestEntry {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  avif: readonly { width: number; file: string }[];
  webp: { width: number; file: string };
}

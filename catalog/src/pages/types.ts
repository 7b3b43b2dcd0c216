import type { Brand, Sku } from '@settee/domain';
import type { CatalogImage } from '../pictures/types.ts';

export interface CatalogCategory {
  code: string;
  brand: Brand;
  title: string;
  text: string;
  picture: CatalogImage;
}

export interface CatalogLink {
  label: string;
  url: string;
}

export interface CatalogHome {
  brand: Brand;
  hero: {
    eyebrow: string;
    title: string;
    text: string;
    picture: CatalogImage;
    action: CatalogLink;
    secondAction: CatalogLink;
  };
  categoriesTitle: string;
  featured: { title: string; skus: readonly Sku[] };
  story: { eyebrow: string; title: string; text: string; picture: CatalogImage; action: CatalogLink };
}

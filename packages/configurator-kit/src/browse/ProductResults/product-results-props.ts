import type { ProductQuery, ProductResults, ProductSummary, SiteCulture } from '@settee/domain';
import type { ReactNode } from 'react';
import type { BrowseMessages } from '../messages.ts';

export interface ProductResultsProps {
  /** One page of products with their filters. */
  results: ProductResults;
  /** Requested filters, order and page; `results` may still be those of the query before. */
  query: ProductQuery;
  /** Takes over filters and order. */
  onQuery: (query: ProductQuery) => void;
  /** URL of a query, for the links to other pages. */
  href: (query: ProductQuery) => string;
  /** Results of `query` are on their way. */
  busy?: boolean;
  /** Retries after the results of `query` failed to load. */
  onRetry?: (() => void) | undefined;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Label of the usual order, where it is not 'Featured'. */
  featuredLabel?: string;
  /** Name of the list in events; without it none are reported. */
  listName?: string | undefined;
  /** A control on the picture of a product, such as the heart. */
  renderAction?: ((product: ProductSummary) => ReactNode) | undefined;
  /** A control under a product, such as the box that chooses it for a comparison. */
  renderBelow?: ((product: ProductSummary) => ReactNode) | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages> | undefined;
}

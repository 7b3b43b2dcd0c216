import { getConfigured } from '@settee/configurator-kit';
import type { Configuration, ProductPage } from '@settee/domain';
import { scriptJson } from '../../shell/json.ts';
import { usePage, useSite } from '../../shell/site.ts';
import { productJsonLd } from './product-json-ld.ts';

export interface ProductDataProps {
  page: ProductPage;
  configuration: Configuration;
  /** Canonical path for search engines. */
  path: string;
}

/** The product in its choices, as structured data for search engines. */
export function ProductData({ page, configuration, path }: ProductDataProps) {
  const data = productJsonLd(page, useSite(), usePage().origin, { ...getConfigured(page, configuration), path });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

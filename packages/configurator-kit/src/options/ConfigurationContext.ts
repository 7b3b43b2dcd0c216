'use client';

import type { Configuration, ProductPage, SiteCulture } from '@settee/domain';
import { createContext, use } from 'react';

/** Current configuration, provided to the components inside the provider. */
export interface ProductConfiguration {
  page: ProductPage;
  siteCulture: SiteCulture;
  choices: Configuration;
  /** Takes a whole configuration, as one step that can be undone. */
  configure: (configuration: Configuration) => void;
}

const Context = createContext<ProductConfiguration | null>(null);
export const ConfigurationProvider = Context;

/** The configuration under work; throws outside of its provider. PDP-27 */
export function useProductConfiguration(): ProductConfiguration {
  const configuration = use(Context);
  if (!configuration)
    throw new Error('There is no configuration above this component; wrap it in ConfigurationProvider.');
  return configuration;
}

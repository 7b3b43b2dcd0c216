'use client';

import type { Configuration, ProductPage, SiteCulture } from '@settee/domain';
import { ConfigurationProvider } from '../ConfigurationContext.ts';
import { Layers, type LayersProps } from './Layers.tsx';

export interface ChoiceLayersProps extends LayersProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  choices: Configuration;
  /** Takes a whole configuration, as one step that can be undone. */
  configure: (configuration: Configuration) => void;
}

/** Everything that opens over or beside the choices of a product page; load it when somebody comes near them. */
export function ChoiceLayers({ page, siteCulture, choices, configure, ...rest }: ChoiceLayersProps) {
  return (
    <ConfigurationProvider value={{ page, siteCulture, choices, configure }}>
      <Layers {...rest} />
    </ConfigurationProvider>
  );
}

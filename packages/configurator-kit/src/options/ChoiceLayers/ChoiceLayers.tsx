'use client';

import type { ChoiceLayersProps } from '../choice-layers-props.ts';
import { ConfigurationProvider } from '../ConfigurationContext.ts';
import { Layers } from './Layers.tsx';

export type { ChoiceLayersProps };

/** Everything that opens over or beside the choices of a product page; load it when somebody comes near them. */
export function ChoiceLayers({ page, siteCulture, choices, configure, ...rest }: ChoiceLayersProps) {
  return (
    <ConfigurationProvider value={{ page, siteCulture, choices, configure }}>
      <Layers {...rest} />
    </ConfigurationProvider>
  );
}

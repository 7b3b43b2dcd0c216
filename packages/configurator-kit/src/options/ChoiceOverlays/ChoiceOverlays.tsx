'use client';

import type { ChoiceOverlaysProps } from '../choice-overlays-props.ts';
import { ConfigurationProvider } from '../ConfigurationContext.ts';
import { Layers } from './Layers.tsx';

export type { ChoiceOverlaysProps };

/** Everything that opens over or beside the choices of a product page; load it when somebody comes near them. */
export function ChoiceOverlays({ page, siteCulture, choices, configure, ...rest }: ChoiceOverlaysProps) {
  return (
    <ConfigurationProvider value={{ page, siteCulture, choices, configure }}>
      <Layers {...rest} />
    </ConfigurationProvider>
  );
}

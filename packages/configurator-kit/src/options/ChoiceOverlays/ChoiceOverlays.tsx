'use client';

import type { ChoiceOverlaysProps } from '../choice-overlays-props.ts';
import { ConfigurationProvider } from '../ConfigurationContext.ts';
import { Layers } from './Layers.tsx';

export type { ChoiceOverlaysProps };

/** Overlays of the choices on a product page; load when the pointer or focus approaches the choices. */
export function ChoiceOverlays({ page, siteCulture, choices, configure, ...rest }: ChoiceOverlaysProps) {
  return (
    <ConfigurationProvider value={{ page, siteCulture, choices, configure }}>
      <Layers {...rest} />
    </ConfigurationProvider>
  );
}

import type { Configuration } from '../options/configuration.ts';
import type { QuickShipItem } from './quick-ship.ts';

/** The choices that a page is configured to by an item. QSHIP-05 */
export function quickShipConfiguration({ selectedOptionChoices }: QuickShipItem): Configuration {
  return Object.fromEntries(
    selectedOptionChoices.map(({ optionCode, selectedChoice }) => [optionCode, selectedChoice.code]),
  );
}

import type { ConfiguratorKitEvent } from '@settee/configurator-kit';

declare global {
  interface Window {
    /** Read by whatever tag manager the retailer installs. */
    dataLayer?: { push(entry: Readonly<Record<string, unknown>>): unknown };
  }
}

/** Puts what a shopper did into the digital data layer, under the name of the event. EVENT-05 to EVENT-07 */
export function tellDataLayer({ type, ...rest }: ConfiguratorKitEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: type, ...rest });
  } catch (error) {
    console.error('Updating special order digital data layer failed.', error);
  }
}

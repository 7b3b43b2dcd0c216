import type { AddToCartLineItem, CustomConfirmation, Result, SkuPricing } from '@settee/domain';
import type { VisualizerProduct } from './widget-port.ts';
import type { WidgetFactory } from './widget-loader.ts';

/** A sku of the room as it is to be priced. */
export interface WantedSku {
  sku: number;
  quantity: number;
  optionChoiceParameter: string;
}

/** Products that can be placed in a room. */
export interface VisualizerPieces {
  primary: VisualizerProduct;
  others: readonly VisualizerProduct[];
}

/** Port of the visualizer. Calls never reject. */
export interface VisualizerPorts {
  /** Vendor script, loaded by a `WidgetLoader`. VIZ-06 */
  loadWidget(): Promise<Result<WidgetFactory, unknown>>;
  /** The product of the page, and what else can be put in. VIZ-07 */
  loadPieces(): Promise<Result<VisualizerPieces, unknown>>;
  /** Returns prices, availability and total of the items in the room. VIZ-22 */
  price(skus: readonly WantedSku[], zipCode: string): Promise<Result<SkuPricing, unknown>>;
  /** False where it could not be copied. VIZ-10 */
  copy(text: string): Promise<boolean>;
  /** Makes a path of the site a whole address. */
  addressOf(path: string): string;
  log(message: string, problem: unknown): void;
  /** Writes an error of the widget, or of its script, to the console. VIZ-29 */
  logWidgetError(error: unknown): void;
}

/** The adding of all to the cart, with whatever the host opens for it. */
export interface VisualizerCart {
  /** An add is in progress. */
  isBusy: boolean;
  /** The last add failed. VIZ-28 */
  hasFailed: boolean;
  /** `terms` are those of what is made to order among the lines. VIZ-13 */
  add(lines: readonly AddToCartLineItem[], terms: CustomConfirmation): void;
}

export interface VisualizerRegistry {
  id: number;
  /** Names it among the others. */
  name: string;
}

/** The gift registries of a signed-in shopper. VIZ-24 */
export interface VisualizerRegistries {
  isSignedIn: boolean;
  registries: readonly VisualizerRegistry[];
  add(lines: readonly AddToCartLineItem[], registryId: number): Promise<Result<unknown, unknown>>;
}

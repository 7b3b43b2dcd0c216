import type { Site } from '@settee/domain';

/** Options passed to the widget of the vendor script (VIZ-06, VIZ-07). */
export interface VisualizerWidgetOptions {
  /** Element, or selector of one, in which the room is shown; default 'body' (VIZ-32). */
  container: HTMLElement | string;
  /** Unit of the ruler; default 'in' (VIZ-31). */
  rulerUnit: 'in' | 'cm';
  /** Brand of the site, for the colors of the room; a widget shows those of `main` for a brand that it does not know. */
  brand: Site['brand'];
  /** BCP 47, such as 'en-US'. */
  locale: string;
  /**
   * Called when the placed items change, with one entry per item: SKU ids, possibly several
   * joined by commas (VIZ-17), possibly ids that are not SKUs (VIZ-18).
   */
  onSceneChange: (skuIds: readonly string[]) => void;
  onError: (error: Error) => void;
  onReady?: () => void;
}

export interface VisualizerProduct {
  sku: number;
  name: string;
  /** Address of the .glb; null when there is no model. */
  modelUrl: string | null;
  /** Inches, as are depth and height. */
  width: number;
  depth: number;
  height: number;
  /** Color values by name of a material of the model. */
  covers?: Record<string, string>;
  /** Decorative, wall and light are put differently. */
  kind: 'floor' | 'table' | 'rug' | 'wall' | 'ceiling';
}

export interface VisualizerWidget {
  /** The product that the page is about; it is put in the middle (VIZ-07). */
  setPrimarySkuFeature(product: VisualizerProduct): void;
  /** Sets the other products that the widget offers to add. */
  setProducts(products: readonly VisualizerProduct[]): void;
  /** Another cover for every piece of that sku. */
  setCover(sku: number, covers: Record<string, string>): void;
  setRulerUnit(unit: 'in' | 'cm'): void;
  /** Takes the room out of its container and lets go of all it holds. */
  destroy(): void;
}

/** The script defines this global. */
declare global {
  interface Window {
    SetteeVisualizer?: { create(options: VisualizerWidgetOptions): VisualizerWidget };
  }
}

import type { VisualizerProduct } from '../port.ts';
import { emptyScene, type SceneEvent, sceneReducer, type SceneState } from './scene-reducer.ts';

const product = (
  sku: number,
  name: string,
  [width, depth, height]: readonly [number, number, number],
  kind: VisualizerProduct['kind'] = 'floor',
): VisualizerProduct => ({ sku, name, modelUrl: null, width, depth, height, kind });

/** A sofa of 80 by 40, a chair of 30 by 30, a rug, a lamp for a table, a side table, a picture, a pendant. */
export const sofa = product(1, 'Sofa', [80, 40, 36]);
export const chair = product(2, 'Chair', [30, 30, 36]);
export const rug = product(3, 'Rug', [96, 66, 1], 'rug');
export const lamp = product(4, 'Lamp', [14, 14, 24], 'table');
export const table = product(5, 'Table', [18, 18, 20]);
export const picture = product(6, 'Picture', [24, 2, 30], 'wall');
export const pendant = product(7, 'Pendant', [22, 22, 12], 'ceiling');
export const shelvingFixture = product(8, 'Shelf', [60, 16, 30]);

/** A room of 200 by 160 inches in which all of these are offered. */
export const shop: SceneState = {
  ...sceneReducer(emptyScene, {
    type: 'productsLoaded',
    products: [sofa, chair, rug, lamp, table, picture, pendant, shelvingFixture],
  }),
  room: { width: 200, depth: 160 },
};

export const after = (events: readonly SceneEvent[], from: SceneState = shop): SceneState =>
  events.reduce(sceneReducer, from);

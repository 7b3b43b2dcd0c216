import { sceneQuantities, type SkuQuantity } from '@settee/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { widgetOptions } from './defaults.ts';
import type { RoomParts } from './launch-reducer.ts';
import type { VisualizerWidget, VisualizerWidgetOptions } from './widget-port.ts';

export interface RoomSettings extends Pick<VisualizerWidgetOptions, 'brand' | 'locale'> {
  /** Unit of the ruler in the room. */
  rulerUnit?: VisualizerWidgetOptions['rulerUnit'] | undefined;
  /** Color values of the current choices, by model material. */
  covers?: Readonly<Record<string, string>> | undefined;
}

interface RoomOptions extends RoomSettings {
  /** `null` while they are on their way. */
  parts: RoomParts | null;
  stage: RefObject<HTMLElement | null>;
  /** An error of the widget. VIZ-29 */
  onError: (error: unknown) => void;
  /** There is no widget. */
  onBroken: (error: unknown) => void;
}

/**
 * Creates the widget in its container, passes the product and its material, and returns the placed items.
 * VIZ-07, VIZ-17 to VIZ-19
 */
export function useRoom(options: RoomOptions): readonly SkuQuantity[] {
  const { parts, stage, brand, locale, rulerUnit, covers, onError, onBroken } = options;
  const [skus, setSkus] = useState<readonly SkuQuantity[]>([]);
  const widget = useRef<VisualizerWidget>(null);
  const latest = useRef({ covers, rulerUnit, onError, onBroken });
  useEffect(() => {
    latest.current = { covers, rulerUnit, onError, onBroken };
  });

  useEffect(() => {
    if (!parts || !stage.current) return;
    const { factory, pieces } = parts;
    try {
      const made = factory.create(
        widgetOptions({
          container: stage.current,
          rulerUnit: latest.current.rulerUnit,
          brand,
          locale,
          onSceneChange: (ids) => setSkus(sceneQuantities(ids)),
          onError: (error) => latest.current.onError(error),
        }),
      );
      widget.current = made;
      const { primary } = pieces;
      made.setPrimarySkuFeature({ ...primary, covers: { ...primary.covers, ...latest.current.covers } });
      made.setProducts(pieces.others);
    } catch (error) {
      latest.current.onBroken(error);
    }
    return () => {
      const made = widget.current;
      widget.current = null;
      made?.destroy();
      setSkus([]);
    };
  }, [parts, stage, brand, locale]);

  const coversKey = covers && JSON.stringify(covers);
  useEffect(() => {
    const { covers: worn } = latest.current;
    if (!parts || coversKey === undefined) return;
    const { sku, covers: own } = parts.pieces.primary;
    widget.current?.setCover(sku, { ...own, ...worn });
  }, [parts, coversKey]);

  useEffect(() => {
    if (rulerUnit) widget.current?.setRulerUnit(rulerUnit);
  }, [rulerUnit]);

  return skus;
}

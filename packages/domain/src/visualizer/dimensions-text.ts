import { type LineDimensions, systemOfMeasure } from './product-line.ts';

/** Short words that follow a measure. */
export interface DimensionLabels {
  width: string;
  depth: string;
  height: string;
  diameter: string;
}

/** Formats dimensions such as '19″ W × 21″ D × 32″ H', or '48 cm W × …'; unknown sides are omitted. */
export function dimensionsText(dimensions: LineDimensions, labels: DimensionLabels): string {
  const unit = dimensions.systemOfMeasure === systemOfMeasure.inches ? '″' : ' cm';
  const sides = (['diameter', 'width', 'depth', 'height'] as const).flatMap((side) => {
    const value = dimensions[side];
    return value === null ? [] : `${Math.round(value * 10) / 10}${unit} ${labels[side]}`;
  });
  return sides.join(' × ');
}

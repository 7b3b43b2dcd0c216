'use client';

import type { Choice, ProductPage } from '@settee/domain';
import { Heading, Text, withRef } from '@settee/ui';
import { choiceName } from '../choice-name.ts';
import { type ProductDetailsMessages, productDetailsMessages } from '../details-messages.ts';
import { DimensionDrawing } from '../DimensionDrawing/DimensionDrawing.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { MaterialDetails } from '../MaterialDetails/MaterialDetails.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ProductDetails.css.ts';

export interface ProductDetailsProps extends RootRef<HTMLDivElement> {
  /** The product page as the backend has it. */
  page: Pick<ProductPage, 'description' | 'facts' | 'dimensions'>;
  /** Care of the product and its parts, except that of `material`. */
  care: readonly string[];
  /** The chosen fabric or leather. */
  material?: Choice | null;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductDetailsMessages>;
}

/** Product details: text, facts, material, and dimensions in inches and centimeters. SUMM-02 */
export const ProductDetails = withRef(function ProductDetails({
  page,
  care,
  material,
  messages,
  ref,
}: ProductDetailsProps) {
  const labels = useWords('productDetails', productDetailsMessages, messages);
  const { description, facts, dimensions } = page;
  return (
    <div ref={ref} className={css.root}>
      <div className={css.column}>
        <div>
          <Heading level={2}>{description.title}</Heading>
          <Text size="lg" className={css.text}>
            {description.text}
          </Text>
        </div>
        {facts.length + care.length > 0 && (
          <FactList
            aria-label={labels.detailsTitle}
            facts={[...facts.map(({ label, text }) => [label, [text]] as const), [labels.care, care]]}
          />
        )}
      </div>
      <div className={css.column}>
        {dimensions.length > 0 && <Dimensions dimensions={dimensions} labels={labels} />}
        {material && (
          <section aria-labelledby="product-material">
            <Heading level={3} id="product-material" className={css.subtitle}>
              {choiceName(material)}
            </Heading>
            <MaterialDetails choice={material} messages={labels} />
          </section>
        )}
      </div>
    </div>
  );
});

interface DimensionsProps extends Pick<ProductPage, 'dimensions'> {
  labels: ProductDetailsMessages;
}

/** The dimensions in a drawing, and in a table. */
function Dimensions({ dimensions, labels }: DimensionsProps) {
  return (
    <section aria-labelledby="product-dimensions">
      <Heading level={3} id="product-dimensions" className={css.subtitle}>
        {labels.dimensionsTitle}
      </Heading>
      <DimensionDrawing dimensions={dimensions} names={labels.drawing} label={labels.drawingLabel} />
      <table className={css.table}>
        <thead>
          <tr className={css.line}>
            {[labels.dimension, labels.standard, labels.metric].map((title) => (
              <th key={title} scope="col" className={css.columnHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dimensions.map(({ label, standard, metric }) => (
            <tr key={label} className={css.line}>
              <th scope="row" className={css.rowHead}>
                {label}
              </th>
              <td className={css.figure}>{standard}</td>
              <td className={css.figure}>{metric}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

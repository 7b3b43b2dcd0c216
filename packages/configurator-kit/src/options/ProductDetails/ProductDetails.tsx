import type { Choice, ProductPage } from '@settee/domain';
import { Heading, Text } from '@settee/ui';
import { choiceName } from '../choice-name.ts';
import { type ProductDetailsMessages, productDetailsMessages } from '../details-messages.ts';
import { FactList } from '../FactList/FactList.tsx';
import { MaterialDetails } from '../MaterialDetails/MaterialDetails.tsx';
import * as css from './ProductDetails.css.ts';

export interface ProductDetailsProps {
  page: Pick<ProductPage, 'description' | 'facts' | 'dimensions'>;
  /** The chosen fabric or leather. */
  material?: Choice | null;
  messages?: Partial<ProductDetailsMessages>;
}

/** Product details: text, facts, material, and dimensions in inches and centimeters. SUMM-02 */
export function ProductDetails({ page, material, messages }: ProductDetailsProps) {
  const labels = { ...productDetailsMessages, ...messages };
  const { description, facts, dimensions } = page;
  return (
    <div className={css.root}>
      <div className={css.column}>
        <div>
          <Heading level={2}>{description.title}</Heading>
          <Text size="lg" className={css.text}>
            {description.text}
          </Text>
        </div>
        {facts.length > 0 && (
          <FactList aria-label={labels.detailsTitle} facts={facts.map(({ label, text }) => [label, [text]])} />
        )}
      </div>
      <div className={css.column}>
        {dimensions.length > 0 && (
          <section aria-labelledby="product-dimensions">
            <Heading level={3} id="product-dimensions" className={css.subtitle}>
              {labels.dimensionsTitle}
            </Heading>
            <table className={css.table}>
              <thead>
                <tr className={css.line}>
                  <th scope="col" className={css.columnHead}>
                    {labels.dimension}
                  </th>
                  <th scope="col" className={css.columnHead}>
                    {labels.standard}
                  </th>
                  <th scope="col" className={css.columnHead}>
                    {labels.metric}
                  </th>
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
        )}
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
}

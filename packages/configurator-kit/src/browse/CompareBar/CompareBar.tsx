'use client';

import { maxCompared, compareUrl, type ProductSummary, type Sku } from '@settee/domain';
import { Button, ButtonLink, TextButton, withRef } from '@settee/ui';
import { useFocusAfterRemoval } from '../../useFocusAfterRemoval.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { type CompareMessages, compareMessages } from '../compare-messages.ts';
import * as css from './CompareBar.css.ts';

type BarProduct = Pick<ProductSummary, 'sku' | 'name' | 'picture'>;

export interface CompareBarProps extends RootRef<HTMLElement> {
  /** The chosen products, in the order of the choice. */
  skus: readonly Sku[];
  /** Those of them that are loaded; the others have an empty place. */
  products: readonly BarProduct[];
  /** The shopper tried to choose a fifth product. */
  isRejected: boolean;
  /** Takes a product out. */
  onRemove: (product: BarProduct) => void;
  /** Takes all out. */
  onClear: () => void;
  /** Words that replace those of the kit, each by itself; functions get the amounts, names and counts they show. */
  messages?: Partial<CompareMessages>;
}

/** The products chosen for the comparison, at the bottom of the window. CMPR-01 */
export const CompareBar = withRef(function CompareBar({
  skus,
  products,
  isRejected,
  onRemove,
  onClear,
  messages,
  ref,
}: CompareBarProps) {
  const labels = useWords('compare', compareMessages, messages);
  const isPair = skus.length > 1;
  return (
    <section ref={ref} aria-label={labels.title} className={css.root}>
      <div className={css.text}>
        <h2 className={css.title}>{labels.title}</h2>
        {isRejected ? (
          <p role="alert" className={css.notice}>
            {labels.full}
          </p>
        ) : (
          <p className={css.count}>{isPair ? labels.chosen(skus.length) : labels.chooseAnother}</p>
        )}
      </div>
      <TextButton tone="muted" onClick={onClear} className={css.clear}>
        {labels.clear}
      </TextButton>
      <ChosenProducts {...{ skus, products, onRemove, labels }} />
      {isPair ? (
        <ButtonLink href={compareUrl(skus)} size="small" className={css.go}>
          {labels.compare}
        </ButtonLink>
      ) : (
        <Button size="small" disabled className={css.go}>
          {labels.compare}
        </Button>
      )}
    </section>
  );
});

interface ChosenProductsProps extends Pick<CompareBarProps, 'skus' | 'products' | 'onRemove'> {
  labels: CompareMessages;
}

function ChosenProducts({ skus, products, onRemove, labels }: ChosenProductsProps) {
  const { list, markRemoved } = useFocusAfterRemoval(skus);
  const slots = Array.from({ length: maxCompared }, (_, index) => products.find(({ sku }) => sku === skus[index]));
  const remove = (product: BarProduct, index: number) => {
    markRemoved(index);
    onRemove(product);
  };
  return (
    <ul ref={list} tabIndex={-1} className={css.list}>
      {slots.map((product, index) => (
        <li key={product?.sku ?? `empty-${index}`} className={css.slot}>
          {product && (
            <button
              type="button"
              aria-label={labels.remove(product.name)}
              className={css.take}
              onClick={() => remove(product, index)}
            >
              <img src={product.picture.webp.url} alt="" width={72} height={54} className={css.picture} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

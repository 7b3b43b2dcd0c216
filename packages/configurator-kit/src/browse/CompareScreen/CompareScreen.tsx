'use client';

import type { ComparedProduct, Comparison, SiteCulture } from '@settee/domain';
import { maxCompared } from '@settee/domain';
import { ButtonLink, EmptyState, Heading, Switch, TextLink, withRef } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { type CompareMessages, compareMessages } from '../compare-messages.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './CompareScreen.css.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

export interface CompareScreenProps extends RootRef<HTMLDivElement> {
  /** The compared products; prices in cents. */
  comparison: Comparison;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** URL of the page with more products. */
  shopUrl: string;
  /** Takes a product out of the comparison. */
  onRemove: (product: ComparedProduct) => void;
  /** Called when the shopper follows the link to more products. */
  onAddMore: () => void;
  /** The add-to-cart control of a product that needs no choice. */
  renderBuy: (product: ComparedProduct) => ReactNode;
  /** Words that replace those of the kit, each by itself; functions get the amounts, names and counts they show. */
  messages?: Partial<CompareMessages>;
}

/** Up to four products side by side; what is the same in all of them can be hidden. CMPR-01 */
export const CompareScreen = withRef(function CompareScreen(props: CompareScreenProps) {
  const { comparison, shopUrl, onRemove, onAddMore, renderBuy, messages } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  const labels = useWords('compare', compareMessages, messages);
  const [isDifferencesOnly, setDifferencesOnly] = useState(false);
  const { products, missing } = comparison;
  const isPair = products.length > 1;
  if (products.length === 0)
    return <NoProducts rootRef={props.ref} missing={missing} shopUrl={shopUrl} labels={labels} />;
  return (
    <div ref={props.ref}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {labels.title}
        </Heading>
        <div className={css.tools}>
          {isPair && (
            <Switch
              label={labels.differencesOnly}
              checked={isDifferencesOnly}
              onChange={(event) => setDifferencesOnly(event.target.checked)}
            />
          )}
          {products.length < maxCompared && (
            <TextLink href={shopUrl} onClick={onAddMore}>
              {labels.addMore}
            </TextLink>
          )}
        </div>
      </div>
      {missing > 0 && <p className={css.note}>{labels.missing(missing)}</p>}
      {!isPair && <p className={css.note}>{labels.onlyOne}</p>}
      <ComparisonTable
        products={products}
        siteCulture={siteCulture}
        isDifferencesOnly={isPair && isDifferencesOnly}
        onRemove={onRemove}
        renderBuy={(product) =>
          product.isComplete ? renderBuy(product) : <PageLink product={product} labels={labels} />
        }
        labels={labels}
      />
    </div>
  );
});

interface NoProductsProps extends Pick<CompareScreenProps, 'shopUrl'> {
  missing: number;
  rootRef: CompareScreenProps['ref'];
  labels: CompareMessages;
}

function NoProducts({ rootRef, missing, shopUrl, labels }: NoProductsProps) {
  return (
    <div ref={rootRef} className={css.padded}>
      <EmptyState level={1} title={labels.emptyTitle} actions={<ButtonLink href={shopUrl}>{labels.shop}</ButtonLink>}>
        {missing > 0 ? labels.missing(missing) : labels.emptyText}
      </EmptyState>
    </div>
  );
}

/** The way to a product that can't be bought from here: choices are left to the shopper. */
function PageLink({ product, labels }: { product: ComparedProduct; labels: CompareMessages }) {
  const { name, url } = product.summary;
  const hasChoices = product.choices.length > 0;
  return (
    <ButtonLink
      href={url}
      tone="outline"
      block
      aria-label={hasChoices ? labels.chooseOptionsOf(name) : labels.seeDetailsOf(name)}
    >
      {hasChoices ? labels.chooseOptions : labels.seeDetails}
    </ButtonLink>
  );
}

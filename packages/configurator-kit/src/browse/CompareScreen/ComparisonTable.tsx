import { type ComparedProduct, type ComparisonRow, isDifferent, type SiteCulture } from '@settee/domain';
import { Image, StarRating, TextButton, TextLink, VisuallyHidden } from '@settee/ui';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../../use-words.ts';
import type { CompareMessages } from '../compare-messages.ts';
import { browseMessages } from '../messages.ts';
import { ProductPrice } from '../product-price.tsx';
import * as css from './CompareScreen.css.ts';
import { type RowGroup, toRowGroups } from './compared-rows.ts';

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  siteCulture: SiteCulture;
  isDifferencesOnly: boolean;
  onRemove: (product: ComparedProduct) => void;
  renderBuy: (product: ComparedProduct) => ReactNode;
  labels: CompareMessages;
}

/** Products in columns, what they are in rows. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { products, isDifferencesOnly, onRemove, labels } = props;
  const region = useRef<HTMLDivElement>(null);
  const remove = (product: ComparedProduct) => {
    onRemove(product);
    // The button is gone with its column.
    if (products.length > 1) region.current?.focus({ preventScroll: true });
  };
  const isShown = (row: ComparisonRow) => !isDifferencesOnly || isDifferent(row);
  const groups = toRowGroups(products, labels).map(({ title, rows }) => ({ title, rows: rows.filter(isShown) }));
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return (
    <>
      <div ref={region} role="region" aria-label={labels.title} tabIndex={0} className={css.scroll}>
        <table className={css.table[Math.min(products.length, 4) as 1 | 2 | 3 | 4]}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <VisuallyHidden>{labels.feature}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <ProductHead key={product.summary.sku} {...props} product={product} onRemove={remove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <PriceRow {...props} isShown={isShown} />
            <RatingRow {...props} isShown={isShown} />
          </tbody>
          {shown.map((group) => (
            <Group key={group.title} group={group} columns={products.length + 1} labels={labels} />
          ))}
        </table>
      </div>
      {shown.length === 0 && (
        <p role="status" className={css.note}>
          {labels.noDifferences}
        </p>
      )}
    </>
  );
}

function Group({ group, columns, labels }: { group: RowGroup; columns: number; labels: CompareMessages }) {
  return (
    <tbody>
      {group.title !== '' && (
        <tr>
          <th scope="rowgroup" colSpan={columns} className={css.groupHead}>
            <span className={css.groupTitle}>{group.title}</span>
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <Row key={row.label} label={row.label} cells={row.values} labels={labels} />
      ))}
    </tbody>
  );
}

interface ProductHeadProps extends Pick<ComparisonTableProps, 'onRemove' | 'renderBuy' | 'labels'> {
  product: ComparedProduct;
}

function ProductHead({ product, onRemove, renderBuy, labels }: ProductHeadProps) {
  const { name, url, picture } = product.summary;
  return (
    <th scope="col" className={css.product}>
      <Image
        picture={picture}
        alt=""
        sizes="(min-width: 768px) 25vw, 160px"
        ratio={4 / 3}
        className={css.picture}
        loading="eager"
      />
      <TextLink href={url} className={css.name}>
        {name}
      </TextLink>
      <div className={css.actions}>
        <div className={css.buy}>{renderBuy(product)}</div>
        <TextButton tone="muted" aria-label={labels.remove(name)} onClick={() => onRemove(product)}>
          {labels.takeOut}
        </TextButton>
      </div>
    </th>
  );
}

interface SummaryRowProps extends ComparisonTableProps {
  isShown: (row: ComparisonRow) => boolean;
}

function PriceRow({ products, siteCulture, labels, isShown }: SummaryRowProps) {
  const label = labels.price;
  const values = products.map(({ summary: { currentPrice, regularPrice, isPriceFrom } }) =>
    [currentPrice, regularPrice, isPriceFrom].join(' '),
  );
  if (!isShown({ label, values })) return null;
  const cells = products.map(({ summary }) => (
    <ProductPrice key={summary.sku} product={summary} siteCulture={siteCulture} />
  ));
  return <Row label={label} cells={cells} labels={labels} />;
}

function RatingRow({ products, labels, isShown }: SummaryRowProps) {
  const browseLabels = useWords('browse', browseMessages);
  const label = labels.rating;
  const ratings = products.map(({ summary: { rating } }) => rating);
  if (!isShown({ label, values: ratings.map((rating) => `${rating?.average} ${rating?.count}`) })) return null;
  const cells = ratings.map((rating, index) => (
    <StarRating
      key={products[index]?.summary.sku}
      rating={rating?.average}
      {...(rating && { count: rating.count })}
      size="small"
      messages={{ reviews: browseLabels.reviews }}
    />
  ));
  return <Row label={label} cells={cells} labels={labels} />;
}

interface RowProps {
  label: string;
  /** An empty text where a product has nothing of that kind. */
  cells: readonly ReactNode[];
  labels: CompareMessages;
}

function Row({ label, cells, labels }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        {label}
      </th>
      {cells.map((content, index) => (
        <td key={index} className={css.cell}>
          {content === '' ? (
            <>
              <span aria-hidden="true" className={css.none}>
                –
              </span>
              <VisuallyHidden>{labels.notListed}</VisuallyHidden>
            </>
          ) : (
            content
          )}
        </td>
      ))}
    </tr>
  );
}

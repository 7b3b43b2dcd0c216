'use client';
import type { Listing, ListingSort, SiteCulture } from '@settee/domain';
import { Breadcrumbs, ErrorState, Heading, Image, LoadingOverlay, Select, Text, VisuallyHidden } from '@settee/ui';
import { useOnEvent } from '../../events.ts';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as css from './ListingScreen.css.ts';

export interface ListingScreenProps {
  listing: Listing;
  siteCulture: SiteCulture;
  onSort: (sort: ListingSort) => void;
  /** Products of another sort are under way. */
  busy?: boolean;
  /** Retries after products of another sort failed to load. */
  onRetry?: (() => void) | undefined;
  /** Breadcrumb path; the last entry is the category itself. */
  breadcrumbs?: readonly { label: string; href?: string }[];
  messages?: Partial<BrowseMessages>;
}

const sorts: readonly ListingSort[] = ['featured', 'newest', 'price-low', 'price-high'];

/** The products of one category. */
export function ListingScreen({
  listing,
  siteCulture,
  onSort,
  busy = false,
  onRetry,
  breadcrumbs,
  messages,
}: ListingScreenProps) {
  const { category, text, products, sort } = listing;
  const labels = { ...browseMessages, ...messages };
  const onEvent = useOnEvent();
  const choose = (chosen: string) => {
    const next = sorts.find((one) => one === chosen) ?? 'featured';
    onEvent({ type: 'filterInteraction', label: labels.sorts[next] });
    onSort(next);
  };
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className={css.crumbs} />}
      <div className={css.head}>
        <Image
          picture={category.picture}
          alt={category.picture.alt}
          sizes="(min-width: 1024px) 62vw, 100vw"
          priority
          className={css.scene}
        />
        <div className={css.intro}>
          <Heading level={1} className={css.title}>
            {category.title} <span className={css.count}>{labels.products(category.count)}</span>
          </Heading>
          <Text size="lg" tone="muted" className={css.text}>
            {text}
          </Text>
          <Select
            label={labels.sortBy}
            value={sort}
            onChange={({ target }) => choose(target.value)}
            options={sorts.map((value) => ({ value, label: labels.sorts[value] }))}
            containerClassName={css.sort}
          />
        </div>
      </div>
      <VisuallyHidden as="h2">{labels.allProducts}</VisuallyHidden>
      <div className={css.grid}>
        {onRetry && !busy && (
          <ErrorState
            size="line"
            live="assertive"
            title={labels.sortFailed}
            retryLabel={labels.retry}
            onRetry={onRetry}
          />
        )}
        <LoadingOverlay busy={busy}>
          <ProductGrid products={products} siteCulture={siteCulture} messages={messages} />
        </LoadingOverlay>
      </div>
    </>
  );
}

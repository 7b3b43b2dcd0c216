import { formatPrice, type ProductSummary, type SiteCulture } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useMemo } from 'react';
import { useSearch } from '../../data/browse.ts';
import { pageMessages } from '../page-messages.ts';
import { useSite } from '../site.ts';
import { useDebouncedValue } from '../useDebouncedValue.ts';
import * as css from './SearchBox.css.ts';

/** Link target of a suggestion. */
export interface SelectedSuggestion {
  url: string;
}

/** Maximum number of suggested products. */
const maxSuggestions = 5;
/** Debounce delay before suggestions are requested, in ms. */
const pause = 200;

export interface SuggestionsProps {
  /** Start of the ids of list and options. */
  id: string;
  query: string;
  /** Address of all results. */
  all: string;
  /** Index of the active option. */
  at: number;
  onList: (options: readonly SelectedSuggestion[]) => void;
  onPick: (option: SelectedSuggestion) => void;
}

function priceText({ currentPrice, isPriceFrom }: ProductSummary, siteCulture: SiteCulture): string {
  const price = formatPrice(currentPrice, siteCulture);
  return isPriceFrom ? pageMessages.priceFrom(price) : price;
}

/** The products a typed text may mean. */
export function Suggestions({ id, query, all, at, onList, onPick }: SuggestionsProps) {
  const { siteCulture } = useSite();
  const announce = useAnnounce();
  const { data } = useSearch(useDebouncedValue(query, pause));
  const products = useMemo(() => data?.products.slice(0, maxSuggestions) ?? [], [data]);
  useEffect(() => {
    onList(products.length > 0 ? [...products, { url: all }] : []);
  }, [products, all, onList]);
  useEffect(() => {
    if (products.length > 0) announce(pageMessages.suggestionCount(products.length));
  }, [products, announce]);
  if (products.length === 0) return null;
  return (
    <div role="listbox" id={`${id}-list`} aria-label={pageMessages.suggestions} className={css.list}>
      {products.map((product, index) => (
        <div
          key={product.sku}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === at}
          tabIndex={-1}
          className={css.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(product)}
        >
          <img className={css.image} src={product.picture.avif[0]?.url} alt="" width={64} height={48} />
          <span>
            {product.name}
            <span className={css.note}>{product.note}</span>
          </span>
          <span className={css.price}>{priceText(product, siteCulture)}</span>
        </div>
      ))}
      <div
        role="option"
        id={`${id}-${products.length}`}
        aria-selected={at === products.length}
        tabIndex={-1}
        className={`${css.option} ${css.all}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick({ url: all })}
      >
        {pageMessages.allResults(data?.count ?? 0)}
      </div>
    </div>
  );
}

import { formatPrice, type ProductSummary, type SiteCulture } from '@settee/domain';
import { Price } from '@settee/ui';
import { usePriceFormat } from '../use-price-format.ts';
import { useWords } from '../use-words.ts';
import { type BrowseMessages, browseMessages } from './messages.ts';

interface ProductPriceProps {
  product: Pick<ProductSummary, 'currentPrice' | 'regularPrice' | 'isPriceFrom'>;
  siteCulture: SiteCulture;
  messages?: Partial<BrowseMessages> | undefined;
}

/** The price of a product without choices: the least one, and the former one in a sale. */
export function ProductPrice({ product, siteCulture, messages }: ProductPriceProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const labels = useWords('browse', browseMessages, messages);
  const { currentPrice, regularPrice, isPriceFrom } = product;
  const now = formatPrice(currentPrice, priceFormat);
  return (
    <Price
      now={isPriceFrom ? `${labels.from} ${now}` : now}
      was={regularPrice > currentPrice ? formatPrice(regularPrice, priceFormat) : undefined}
    />
  );
}

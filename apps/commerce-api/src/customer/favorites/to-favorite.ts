import {
  chosenChoices,
  configurationQuery,
  configuredPrice,
  type FavoriteKey,
  type FavoritesItem,
  optionChoiceParameter,
  type ImageChoices,
  imageChoices,
  parseOptionChoiceParameter,
  type ShopSite,
  type SiteCulture,
  validConfiguration,
} from '@settee/domain';
import { configuredUrl } from '../../catalog/products/product-url.ts';
import { findProductsWithOffers, type ProductWithOffers } from '../../catalog/products/product-with-offers.ts';
import { type FieldError, validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import type { Database } from '../../platform/database/database.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { getOptionsWithoutSelection } from '../../catalog/options/options-of.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';

/** A saved product as it is sold now, and what its picture shows. */
export interface Favorite {
  item: Omit<FavoritesItem, 'picture' | 'quantity'>;
  sellable: ProductWithOffers;
  pictured: ImageChoices;
}

/**
 * Resolves a saved SKU and its choices to the current product; discontinued choices are removed and must be
 * selected again.
 */
export function toFavorite(
  sellable: ProductWithOffers,
  siteCulture: SiteCulture,
  { sku, ...key }: FavoriteKey,
): Favorite {
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const chosen = validConfiguration(options, parseOptionChoiceParameter(key.optionChoiceParameter) ?? {});
  const found = resolveConfiguredItem(sellable, siteCulture, sku, key.optionChoiceParameter);
  const price = configuredPrice(sellable.offers, options, chosen);
  const soldStatus = found.ok && found.value.inStock > 0 ? 'buyable' : 'sold-out';
  return {
    sellable,
    pictured: imageChoices(options, chosen),
    item: {
      sku,
      optionChoiceParameter: key.optionChoiceParameter,
      name: sellable.product.name,
      url: configuredUrl(sellable.product, configurationQuery(options, chosen)),
      chosen: chosenChoices(options, chosen).map(({ option, choice }) => ({
        label: option.header.title,
        text: choice.swatchName,
      })),
      currentPrice: price?.currentPrice ?? 0,
      regularPrice: price?.regularPrice ?? 0,
      isPriceFrom: price?.isPriceFrom ?? false,
      status: found.ok ? soldStatus : 'unchosen',
    },
  };
}

const reject = (field: keyof FavoriteKey, message: FieldError['message']) => validationError([{ field, message }]);

/** Validates a product to save and normalizes its choices, so that equal ones match; choices may be missing. */
export function readFavorite(
  sellable: ProductWithOffers | undefined,
  siteCulture: SiteCulture,
  requested: FavoriteKey,
): { favorite: Favorite } | ErrorResponse {
  if (!sellable) return reject('sku', 'We don’t carry this item.');
  const found = resolveConfiguredItem(sellable, siteCulture, requested.sku, requested.optionChoiceParameter);
  if (!found.ok && found.error.code !== 'unchosen')
    return reject('optionChoiceParameter', 'One of your choices isn’t available for this item. Please choose again.');
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const spelled = optionChoiceParameter(options, parseOptionChoiceParameter(requested.optionChoiceParameter) ?? {});
  const sku = found.ok ? found.value.sku : requested.sku;
  return { favorite: toFavorite(sellable, siteCulture, { sku, optionChoiceParameter: spelled }) };
}

/** Reads saved products as they are sold on a site now, with their pictures; `sold` is `null` for the others. */
export async function readSavedProducts<Row extends FavoriteKey>(db: Database, site: ShopSite, rows: readonly Row[]) {
  const products = await findProductsWithOffers(
    db,
    site,
    rows.map(({ sku }) => sku),
  );
  const found = rows.map((row) => {
    const product = products.get(row.sku);
    return { row, favorite: product ? toFavorite(product, site.siteCulture, row) : null };
  });
  const pictureOf = await getImages(
    db,
    found.flatMap(({ favorite }) => favorite ?? []),
  );
  return found.map(({ row, favorite }) => ({
    row,
    sold: favorite && { favorite, picture: pictureOf(favorite) },
  }));
}

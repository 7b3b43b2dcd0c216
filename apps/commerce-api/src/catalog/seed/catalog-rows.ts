import {
  type CatalogCategory,
  type CatalogProduct,
  categories,
  homes,
  reviews,
  soldProducts as products,
  type CatalogOption,
} from '@settee/catalog';
import { isMaterial, type ResponsiveImage, type SiteCulture } from '@settee/domain';
import { getImage, type Manifest, findImage } from '../products/pictures.ts';
import { fabricRows } from '../fabrics/fabric-rows.ts';
import { configuredRows } from './configured-rows.ts';
import type { CustomerImage } from '../products/product-content.ts';
import { swatchImages } from '../products/swatch-images.ts';
import type { NewOffer, NewProduct, NewSearchWord } from '../products/seed-products.ts';
import { searchColumns, vocabularyOf } from './search-columns.ts';
import { findVideo, type VideoManifest } from './videos.ts';

/** The room scene of a category; without one, its own image, else the hero image of its first product that has one. */
export function categoryImage(
  { brand, code, picture: image }: CatalogCategory,
  products: readonly CatalogProduct[],
  manifest: Manifest,
): ResponsiveImage {
  const heroes = products.flatMap(({ pictures: images }) => images.slice(0, 1));
  const candidates = [{ id: `${brand}/scene/${code}`, alt: image.alt }, image, ...heroes];
  const made = candidates.find(({ id }) => id in manifest) ?? image;
  return getImage(manifest, made.id, made.alt);
}

/** Generated images and videos of the catalog. */
interface CatalogMedia {
  pictures: Manifest;
  videos: VideoManifest;
}

const cultures: readonly SiteCulture[] = ['USA', 'CANADA'];

const getChoices = (option: CatalogOption) => option.groups.flatMap((group) => group.choices);
const skuBySlug = new Map(products.map(({ brand, slug, sku }) => [`${brand}/${slug}`, sku]));
const coverOf = (product: CatalogProduct) => product.options.find(isMaterial);

function toCustomerImages({ brand, customerPictures = [] }: CatalogProduct, manifest: Manifest): CustomerImage[] {
  return customerPictures.flatMap(({ id, alt, instagramHandle, slugs }) => {
    const image = findImage(manifest, id, alt);
    const skus = slugs.flatMap((slug) => skuBySlug.get(`${brand}/${slug}`) ?? []);
    return image ? [{ picture: image, instagramHandle, skus }] : [];
  });
}

/** Content that is stored in the format of the catalog. */
function getStoredContent(product: CatalogProduct) {
  const { description, collection, rooms, facts, care, taxCode, dimensions, deliveryMode, isMadeToOrder } = product;
  const { deliveryDays, defaultChoices, availability, restrictions, boxes, installation, options } = product;
  const about = { description, collection, rooms, facts, care, taxCode, dimensions, options, defaultChoices };
  // Computed when the reviews are stored.
  const rating = { average: 0, count: 0 };
  return {
    ...about,
    rating,
    deliveryMode,
    isMadeToOrder,
    deliveryDays,
    availability,
    restrictions,
    boxes,
    installation,
  };
}

/** Content that only some products have. */
function getOptionalContent(product: CatalogProduct) {
  const { sectional, crossSell, bundle, giftCard, buyLabel, textPersonalization, warrantyPart } = product;
  return {
    ...(sectional && { sectional }),
    ...(crossSell && { crossSell }),
    ...(bundle && { bundle }),
    ...(buyLabel && { buyLabel }),
    ...(textPersonalization && { textPersonalization }),
    ...(giftCard && { giftCard }),
    ...(warrantyPart !== undefined && { warrantyPart }),
  };
}

const titleOf = ({ brand, category }: CatalogProduct) =>
  categories.find((entry) => entry.brand === brand && entry.code === category)?.title ?? '';

function productRow(
  product: CatalogProduct,
  position: number,
  { pictures: manifest, videos }: CatalogMedia,
): NewProduct {
  const { sku, brand, slug, name, note, category, isNew, personalization } = product;
  const [hero, second] = product.pictures;
  const covers = coverOf(product)?.groups.flatMap(({ choices }) => choices) ?? [];
  const categoryTitle = titleOf(product);
  const found = (all: readonly { id: string; alt: string }[]) =>
    all.flatMap(({ id, alt }) => findImage(manifest, id, alt) ?? []);
  const gallery = found(product.pictures);
  const image = getImage(manifest, hero?.id ?? '', hero?.alt ?? name);
  return {
    sku,
    brand,
    category,
    position,
    slug,
    name,
    note,
    isNew,
    picture: image,
    hoverPicture: second ? findImage(manifest, second.id, second.alt) : null,
    swatches: covers.map(({ title, color }) => ({ label: title, color })),
    ...searchColumns(product, categoryTitle),
    content: {
      ...getStoredContent(product),
      ...getOptionalContent(product),
      gallery: gallery.length > 0 ? gallery : [image],
      video: findVideo(videos, `${brand}/${slug}`),
      customerPictures: toCustomerImages(product, manifest),
      swatchPictures: swatchImages(product, manifest),
      personalization: personalization && {
        ...personalization,
        picture: getImage(manifest, personalization.picture.id, personalization.picture.alt),
      },
      variants: product.variants.map((variant) => ({
        sku: variant.sku,
        sizeChoice: variant.sizeChoice,
        dimensions: variant.dimensions,
        ...(variant.withoutChoices && { withoutChoices: variant.withoutChoices }),
      })),
    },
  };
}

function offerRows(product: CatalogProduct): NewOffer[] {
  const sold = product.variants.length > 0 ? product.variants : [{ ...product, sizeChoice: null }];
  return cultures.flatMap((siteCulture) => {
    const surcharges = product.options.map((option) => getChoices(option).map(({ addPrice }) => addPrice[siteCulture]));
    const least = surcharges.map((all) => Math.min(...all));
    return sold.map(({ sku, sizeChoice, prices, stock }) => ({
      sku,
      siteCulture,
      productSku: product.sku,
      sizeChoice,
      currentPrice: prices[siteCulture].current,
      regularPrice: prices[siteCulture].regular,
      minSurcharge: least.reduce((sum, surcharge) => sum + surcharge, 0),
      hasHigherPricedChoice:
        (product.giftCard !== undefined && product.giftCard.amounts[siteCulture].length > 1) ||
        surcharges.some((all, index) => all.some((surcharge) => surcharge !== least[index])),
      stockReceived: stock[siteCulture],
    }));
  });
}

/** The words of each brand and language once. */
function wordRows(): NewSearchWord[] {
  return (['main', 'cb2'] as const).flatMap((brand) => {
    const sold = products.filter((product) => product.brand === brand);
    return (['english', 'french'] as const).flatMap((language) => {
      const isFrench = language === 'french';
      const words = new Set(sold.flatMap((product) => vocabularyOf(product, titleOf(product), isFrench)));
      return [...words].map((word) => ({ brand, word, language }));
    });
  });
}

const toProducts = ({ brand, code }: Pick<CatalogCategory, 'brand' | 'code'>) =>
  products.filter((product) => product.brand === brand && product.category === code);

/** The whole catalog as rows of the database. */
export function catalogRows(media: CatalogMedia) {
  const { pictures: manifest } = media;
  return {
    products: products.map((product, position) => productRow(product, position, media)),
    offers: products.flatMap(offerRows),
    searchWords: wordRows(),
    fabrics: fabricRows(products, manifest),
    configuredPictures: products.flatMap((product) => configuredRows(product, manifest)),
    reviews,
    categories: categories.map((category, position) => ({
      brand: category.brand,
      code: category.code,
      position,
      text: category.text,
      summary: {
        code: category.code,
        title: category.title,
        url: `/${category.code}`,
        count: toProducts(category).length,
        picture: categoryImage(category, toProducts(category), manifest),
      },
    })),
    homes: homes.map(({ brand, hero, story, categoriesTitle, featured }) => ({
      brand,
      hero: { ...hero, picture: getImage(manifest, hero.picture.id, hero.picture.alt) },
      story: { ...story, picture: getImage(manifest, story.picture.id, story.picture.alt) },
      categoriesTitle,
      featuredTitle: featured.title,
      featuredSkus: [...featured.skus],
    })),
  };
}

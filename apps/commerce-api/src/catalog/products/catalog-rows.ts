import {
  categories,
  homes,
  products,
  type CatalogCategory,
  type CatalogOption,
  type CatalogProduct,
} from '@settee/catalog';
import type { SiteCulture } from '@settee/domain';
import { fabricRows } from '../fabrics/fabric-rows.ts';
import { categoryImage } from './category-image.ts';
import { configuredRows } from './configured-rows.ts';
import { findImage, getImage, type Manifest } from './pictures.ts';
import type { CustomerImage } from './product-content.ts';
import { swatchImages } from './swatch-images.ts';
import type * as tables from './tables.ts';
import { findVideo, type VideoManifest } from './videos.ts';

/** Generated images and videos of the catalog. */
export interface CatalogMedia {
  pictures: Manifest;
  videos: VideoManifest;
}

const cultures: readonly SiteCulture[] = ['USA', 'CANADA'];

const getChoices = (option: CatalogOption) => option.groups.flatMap((group) => group.choices);
const skuBySlug = new Map(products.map(({ brand, slug, sku }) => [`${brand}/${slug}`, sku]));
const coverOf = (product: CatalogProduct) =>
  product.options.find(({ optionType }) => optionType === 'fabric' || optionType === 'leather');

/** Builds the search text including fabrics and facts, so that 'linen sofa' finds a sofa available in linen. */
function searchText(product: CatalogProduct, categoryTitle: string): string {
  const choices = product.options
    .flatMap((option) => option.groups)
    .flatMap(({ title, choices: all }) => [title, ...all.map((choice) => choice.title)]);
  const facts = product.facts.map(({ text }) => text);
  return [product.name, product.note, categoryTitle, product.description.title, ...choices, ...facts]
    .join(' ')
    .toLowerCase();
}

function toCustomerImages({ brand, customerPictures = [] }: CatalogProduct, manifest: Manifest): CustomerImage[] {
  return customerPictures.flatMap(({ id, alt, instagramHandle, slugs }) => {
    const image = findImage(manifest, id, alt);
    const skus = slugs.flatMap((slug) => skuBySlug.get(`${brand}/${slug}`) ?? []);
    return image ? [{ picture: image, instagramHandle, skus }] : [];
  });
}

function productRow(
  product: CatalogProduct,
  position: number,
  { pictures: manifest, videos }: CatalogMedia,
): typeof tables.products.$inferInsert {
  const {
    sku,
    brand,
    slug,
    name,
    note,
    category,
    isNew,
    collection,
    rooms,
    description,
    facts,
    dimensions,
    rating,
    deliveryMode,
    isMadeToOrder,
    deliveryDays,
    defaultChoices,
    availability,
    restrictions,
    boxes,
    installation,
    personalization,
    sectional,
    crossSell,
  } = product;
  const [hero, second] = product.pictures;
  const covers = coverOf(product)?.groups.flatMap(({ choices }) => choices) ?? [];
  const categoryTitle = categories.find((entry) => entry.brand === brand && entry.code === category)?.title ?? '';
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
    searchName: name.toLowerCase(),
    searchText: searchText(product, categoryTitle),
    content: {
      description,
      collection,
      rooms,
      facts,
      dimensions,
      rating,
      deliveryMode,
      isMadeToOrder,
      deliveryDays,
      defaultChoices,
      availability,
      restrictions,
      boxes,
      installation,
      ...(sectional && { sectional }),
      ...(crossSell && { crossSell }),
      gallery: gallery.length > 0 ? gallery : [image],
      video: findVideo(videos, `${brand}/${slug}`),
      customerPictures: toCustomerImages(product, manifest),
      options: product.options,
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

function offerRows(product: CatalogProduct): (typeof tables.offers.$inferInsert)[] {
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
      hasHigherPricedChoice: surcharges.some((all, at) => all.some((surcharge) => surcharge !== least[at])),
      stockReceived: stock[siteCulture],
    }));
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
    fabrics: fabricRows(products, manifest),
    configuredPictures: products.flatMap((product) => configuredRows(product, manifest)),
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

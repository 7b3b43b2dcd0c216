import type { CatalogOption } from '../options/types.ts';
import type { CatalogProduct } from '../products/types.ts';
import type { Catalog } from '../schema.ts';
import { getName } from './names.ts';

const getCodes = (option: CatalogOption) => option.groups.flatMap(({ choices }) => choices.map(({ code }) => code));

function sizingBreaches({ options, variants }: CatalogProduct): readonly string[] {
  const sizing = options.find(({ optionType }) => optionType === 'size' || optionType === 'seatConfiguration');
  const codes = sizing ? getCodes(sizing) : [];
  const led = variants.map(({ sizeChoice }) => sizeChoice);
  return [
    ...codes.filter((code) => !led.includes(code)).map((code) => `size ${code} leads to no sku`),
    ...led.filter((code) => !codes.includes(code)).map((code) => `a sku is of size ${code}, which is not offered`),
  ];
}

function defaultBreaches({ options, defaultChoices }: CatalogProduct): readonly string[] {
  const codes = new Map(options.map((option) => [option.optionCode, getCodes(option)]));
  return [
    ...options
      .filter(({ optionCode }) => !(optionCode in defaultChoices))
      .map(({ title }) => `option ${title} has no default choice`),
    ...Object.entries(defaultChoices)
      .filter(([option, choice]) => !codes.get(Number(option))?.includes(choice))
      .map(([option, choice]) => `default choice ${choice} of option ${option} is not offered`),
  ];
}

function choiceBreaches({ options, configuredPicturePrefix }: CatalogProduct): readonly string[] {
  const codes = options.flatMap(getCodes);
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  return [
    ...twice.map((code) => `choice ${code} is offered twice`),
    ...(options.length > 0 && configuredPicturePrefix === '' ? ['has choices but no configured pictures'] : []),
    ...options
      .filter(({ optionSequence }, index) => optionSequence !== index + 1)
      .map(({ title }) => `option ${title} is out of sequence`),
  ];
}

function availabilityBreaches(product: CatalogProduct): readonly string[] {
  const { availability, stock, variants, installation, restrictions } = product;
  const sites = ['USA', 'CANADA'] as const;
  const stockOn = (site: 'USA' | 'CANADA') =>
    Math.max(stock[site], 0, ...variants.map((variant) => variant.stock[site]));
  return [
    ...sites
      .filter((site) => availability.deliveryStatus[site] === 'noLongerAvailable' && stockOn(site) > 0)
      .map((site) => `is no longer available but in stock in ${site}`),
    ...sites
      .filter((site) => availability.deliveryStatus[site] !== 'noLongerAvailable' && stockOn(site) === 0)
      .map((site) => `is available but has no stock in ${site}`),
    ...(installation !== null && product.deliveryMode === 'parcel' && availability.isVendorDropShip
      ? ['is installed, but sent as a parcel by its vendor']
      : []),
    ...restrictions
      .filter(({ regions }) => new Set(regions).size !== regions.length)
      .map(({ reason }) => `names a region twice for ${reason}`),
  ];
}

/** Checks the rules of a product that its schema cannot express. */
export function productBreaches({ products, categories, installationServices }: Catalog): readonly string[] {
  const services = installationServices.map(({ code }) => code);
  return products.flatMap((product) => {
    const { brand, category, installation } = product;
    const isListed = categories.some((entry) => entry.brand === brand && entry.code === category);
    return [
      ...(isListed ? [] : [`category ${category} does not exist`]),
      ...(installation === null || services.includes(installation)
        ? []
        : [`installation ${installation} does not exist`]),
      ...sizingBreaches(product),
      ...defaultBreaches(product),
      ...choiceBreaches(product),
      ...availabilityBreaches(product),
    ].map((breach) => `${getName('products', product)}: ${breach}`);
  });
}

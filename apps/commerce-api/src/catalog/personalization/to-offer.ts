import type { PersonalizationOffer, SiteCulture } from '@settee/domain';
import type { Product } from '../products/product-with-offers.ts';

/** Returns the personalization offer of a product for its page. MONO-02 */
export function toOffer({ content }: Product, siteCulture: SiteCulture): PersonalizationOffer | undefined {
  const offered = content.personalization;
  if (!offered) return undefined;
  const { type, templateName, locations, lines, fonts, threads, price, picture: image } = offered;
  return {
    type,
    templateName,
    locations: locations.map(({ name }) => name),
    elementNames: lines,
    fonts: fonts.map(({ code, name, validationRegEx, minLength, maxLength }) => ({
      code,
      name,
      imageUrl: `/personalization/font/${code}.svg`,
      fontAttributes: { validationRegEx, minLength, maxLength },
    })),
    colors: threads.map(({ code, name, color }) => ({ code, name, color })),
    price: price[siteCulture],
    picture: image,
  };
}

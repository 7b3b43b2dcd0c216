import {
  type Brand,
  choiceOf,
  type Configuration,
  configuredImage,
  formatPrice,
  type Option,
  ok,
  imageChoices,
  type QuickShip,
  type QuickShipChoice,
  type QuickShipItem,
  type SiteCulture,
} from '@settee/domain';
import { fn } from 'storybook/test';
import type { QuickShipPorts } from '../quick-ship/ports.ts';
import { fabricFixture, legFixture, sizeFixture } from './options.ts';
import { pageFixture } from './product.ts';

const options: readonly Option[] = [sizeFixture, fabricFixture, legFixture];

function choicesOf(configuration: Configuration): QuickShipChoice[] {
  return options.flatMap(({ optionCode, optionType, optionSequence, source, ...rest }) => {
    const choice = choiceOf({ optionCode, optionType, optionSequence, source, ...rest }, configuration[optionCode]);
    if (!choice) return [];
    const { code, title, swatchName: text, images } = choice;
    return [{ optionCode, optionType, optionSequence, source, selectedChoice: { code, title, text, images } }];
  });
}

/** Codes of the sizes, fabrics and legs of the sample sofa, by their place. */
const codeAt = ({ choiceGroups }: Option, place: number) =>
  choiceGroups.flatMap(({ choices }) => choices)[place]?.code ?? 0;
const configurationAt = (size: number, fabric: number, leg: number): Configuration => ({
  [sizeFixture.optionCode]: codeAt(sizeFixture, size),
  [fabricFixture.optionCode]: codeAt(fabricFixture, fabric),
  [legFixture.optionCode]: codeAt(legFixture, leg),
});

/** The first piece's choices. */
export const readyChoices = configurationAt(0, 0, 0);

/** A sofa in three made choices, and one that is made again. */
export function quickShipFixture(brand: Brand, siteCulture: SiteCulture, change: Partial<QuickShip> = {}): QuickShip {
  const { gallery, configuredPictures, browseDto } = pageFixture(brand);
  const [hero] = gallery;
  const itemOf = (
    configuration: Configuration,
    sku: number,
    price: number,
    availabilityDisplayString: string,
  ): QuickShipItem[] => {
    const { cover, leg } = imageChoices(options, configuration);
    if (!hero) return [];
    const image = configuredImage(hero, configuredPictures[String(cover)], configuredPictures[String(leg)]);
    const { url } = image.webp;
    return [
      {
        title: browseDto.name,
        priceDisplayString: formatPrice(price, siteCulture),
        images: { desktop: url, desktopHiRes: url, mobile: url, mobileHiRes: url },
        sku,
        availabilityDisplayString,
        selectedOptionChoices: choicesOf(configuration),
        picture: image,
      },
    ];
  };
  return {
    availableItems: [
      ...itemOf(readyChoices, 100111, 174_900, 'In stock. Arrives Dec 1 – Dec 8'),
      ...itemOf(configurationAt(1, 1, 1), 100112, 203_900, 'Only 3 left. Arrives Dec 1 – Dec 8'),
      ...itemOf(configurationAt(1, 2, 0), 100112, 194_900, 'In stock. Arrives Dec 1 – Dec 8'),
    ],
    backorderedItems: itemOf(configurationAt(2, 0, 0), 100113, 224_900, 'Arrives Dec 21 – Dec 28'),
    inStockMessage: 'Made and ready to go',
    backorderedMessage: 'Being made again',
    zipCode: siteCulture === 'CANADA' ? 'M5V 2T6' : '60614',
    ...change,
  };
}

/** Ports that answer well. */
export function quickShipPortsFixture(change: Partial<QuickShipPorts> = {}): QuickShipPorts {
  return { load: fn(async () => ok(quickShipFixture('main', 'USA'))), log: fn(), ...change };
}

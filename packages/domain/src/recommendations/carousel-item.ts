import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Sku } from '../site/brand.ts';
import { isSafeRedirect } from '../site/safe-redirect.ts';

/** A recommended product as a carousel and the add-ons show it. CAROUS-11, CAROUS-12 */
export interface CarouselItem {
  sku: Sku;
  name: string;
  navigateUrl: string;
  imagePath: string;
  imagePathHiRes: string;
  /** The least it costs. */
  formattedPrice: string;
  /** Whether a choice can raise the price. */
  isPriceFrom: boolean;
  /** The choices that a feed shows it in; empty where it shows none. */
  optionChoiceParameter: string;
  customOrderConfirmation: { hasCustomOrderConfirmation: boolean };
  /** Several widths, where the feed knows them. */
  picture: ResponsiveImage | null;
}

/** Whether the shopper has to choose options first; then nothing may add it but its own page. */
export function needsChoices({ customOrderConfirmation, optionChoiceParameter }: CarouselItem): boolean {
  return customOrderConfirmation.hasCustomOrderConfirmation || optionChoiceParameter !== '';
}

/** Recommendations for a cart. XSELL-02, XSELL-03 */
export interface CartRecommendations {
  youMayAlsoWant: readonly CarouselItem[];
  peopleAlsoBought: readonly CarouselItem[];
}

type Given = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const getText = (...values: readonly unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

function getSku({ sku, id }: Given): Sku {
  const number = Number(sku ?? id);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** An address of this site in a form that stays on it; empty for any other. */
function getPath(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return isSafeRedirect(path) ? path : '';
}

function parseItem(given: unknown, origin: string): CarouselItem[] {
  if (!isGiven(given)) return [];
  const sku = getSku(given);
  const name = getText(given['name']);
  const navigateUrl = getPath(getText(given['navigateUrl']), origin);
  const imagePath = getText(given['imagePopup'], given['imagePath'], given['imageUrl']);
  const custom = given['customOrderConfirmation'];
  if (sku === 0 || name === '' || navigateUrl === '' || imagePath === '') return [];
  return [
    {
      sku,
      name,
      navigateUrl,
      imagePath,
      imagePathHiRes: getText(given['imagePathHiRes'], imagePath),
      formattedPrice: getText(given['formattedPrice']),
      isPriceFrom: given['isPriceFrom'] === true,
      optionChoiceParameter: getText(given['optionChoiceParameter']),
      customOrderConfirmation: {
        hasCustomOrderConfirmation: isGiven(custom) && custom['hasCustomOrderConfirmation'] === true,
      },
      picture: null,
    },
  ];
}

/**
 * Parses the items of a third-party feed; incomplete, duplicate and off-site items are dropped. CAROUS-11,
 * CAROUS-12
 */
export function parseCarouselItems(response: unknown, origin: string): CarouselItem[] {
  const list = isGiven(response) && Array.isArray(response['items']) ? response['items'] : response;
  if (!Array.isArray(list)) return [];
  const items = list.flatMap((given) => parseItem(given, origin));
  return items.filter(({ sku }, index) => items.findIndex((item) => item.sku === sku) === index);
}

/** Parses both lists of a cart response; a single list is used as `youMayAlsoWant`. XSELL-12 */
export function parseCartRecommendations(response: unknown, origin: string): CartRecommendations {
  const lists =
    isGiven(response) && !Array.isArray(response) && !('items' in response) ? response : { youMayAlsoWant: response };
  return {
    youMayAlsoWant: parseCarouselItems(lists['youMayAlsoWant'], origin),
    peopleAlsoBought: parseCarouselItems(lists['peopleAlsoBought'], origin),
  };
}

import { configuredImage } from '../browse/configured-image.ts';
import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { ProductPage } from './product-page.ts';
import type { Sku } from '../site/brand.ts';
import type { Choice } from './choice.ts';
import { choose, chosenChoices, type Configuration } from './configuration.ts';
import { configuredSku } from './matching-skus.ts';
import { optionChoiceParameter } from './option-choice-parameter.ts';
import { imageChoices } from './image-choices.ts';

/** Response of the quick-view request. QVIEW-08 */
export interface QuickViewResponse {
  formattedPrice: string;
  hasError: boolean;
}

/** Quick view content of a choice; image URLs are empty without an image. QVIEW-09 */
export interface QuickViewData {
  portraitSrc: string;
  portraitSrcHires: string;
  imageAlt: string;
  /** Empty until loaded and when loading fails. */
  formattedPrice: string;
}

/** One quick view, from the pointer's rest on a choice to the price. QVIEW-09 */
export interface QuickViewState {
  /** Whether the page offers quick view at all. */
  isQuickViewEnabled: boolean;
  isQuickViewActive: boolean;
  quickViewData: QuickViewData;
  /** Code of the choice; `null` while there is none. */
  quickViewId: number | null;
  isQuickViewLoading: boolean;
  /** SKU that the choice resolves to; `null` shows 'Click to View Options'. QVIEW-07 */
  grouperMatchingSku: Sku | null;
  /** The configuration with the choice, as an option-choice parameter. */
  specialOrderOCParam: string;
  /** Names of everything chosen with it, in the options' sequence. */
  selectedSummary: readonly string[];
}

const noImage = { portraitSrc: '', portraitSrcHires: '', imageAlt: '' };

/** The state of a page without an open quick view. */
export const noQuickView: QuickViewState = {
  isQuickViewEnabled: true,
  isQuickViewActive: false,
  quickViewData: { ...noImage, formattedPrice: '' },
  quickViewId: null,
  isQuickViewLoading: false,
  grouperMatchingSku: null,
  specialOrderOCParam: '',
  selectedSummary: [],
};

/** A choice that is selected or disabled has no quick view. QVIEW-05, QVIEW-06 */
export function hasQuickView(choice: Pick<Choice, 'code' | 'isDisabled'>, chosen: number | undefined): boolean {
  return !choice.isDisabled && choice.code !== chosen;
}

type QuickViewPage = Pick<ProductPage, 'options' | 'gallery' | 'configuredPictures' | 'skus'>;

function toPortrait(image: ResponsiveImage | undefined): Omit<QuickViewData, 'formattedPrice'> {
  if (!image) return noImage;
  const [largest = image.webp] = image.avif.toSorted((one, other) => other.width - one.width);
  return { portraitSrc: image.webp.url, portraitSrcHires: largest.url, imageAlt: image.alt };
}

/** Quick view of a choice before its price is there. QVIEW-02, QVIEW-07, QVIEW-09 */
export function toQuickView(
  { options, gallery, configuredPictures, skus }: QuickViewPage,
  choices: Configuration,
  optionCode: number,
  choiceCode: number,
): QuickViewState {
  const configuration = choose(choices, optionCode, choiceCode);
  const { cover, leg } = imageChoices(options, configuration);
  const [hero] = gallery;
  const image = hero && configuredImage(hero, configuredPictures[cover ?? ''], configuredPictures[leg ?? '']);
  const only = skus.length === 1 ? (skus[0]?.sku ?? null) : null;
  const sku = configuredSku(options, configuration) ?? only;
  return {
    ...noQuickView,
    isQuickViewActive: true,
    isQuickViewLoading: sku !== null,
    quickViewId: choiceCode,
    grouperMatchingSku: sku,
    specialOrderOCParam: optionChoiceParameter(options, configuration),
    selectedSummary: chosenChoices(options, configuration).map(({ choice }) => choice.swatchName || choice.title),
    quickViewData: { ...toPortrait(image), formattedPrice: '' },
  };
}

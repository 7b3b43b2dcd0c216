import type { ProductSummary } from '../browse/product-summary.ts';
import type { Choice, ChoiceDetails, ChoiceImages } from '../options/choice.ts';
import type { FacetAttribute } from '../options/filter.ts';

/** Filter groups of fabrics, in URL order. FABRIC-03 */
export const fabricGroups = ['features', 'colorgroup', 'fabrictype'] as const;
export type FabricGroup = (typeof fabricGroups)[number];

/** The orders that fabrics can be shown in; the first is the catalog's own. FABRIC-03 */
export const fabricSorts = ['featured', 'name', 'color'] as const;
export type FabricSort = (typeof fabricSorts)[number];

/** A fabric or leather as the page shows it. FABRIC-07 */
export interface FabricCard {
  code: number;
  /** The option that it is a choice of. */
  optionCode: number;
  /** Color name, such as 'Sage'. */
  title: string;
  /** Fabric and color name, such as 'Washed Linen, Sage'. */
  swatchName: string;
  /** Its cloth, such as 'Washed Linen'. */
  family: string;
  typeName: string;
  /** `#rrggbb`, while its picture loads. */
  color: string;
  images: Pick<ChoiceImages, 'desktop' | 'desktopHiRes'>;
  /** The site has it no more. FABRIC-16 */
  isNla: boolean;
  additionalDetails: Pick<ChoiceDetails, 'swatchInStock'>;
}

/** All that its flyout shows, with the products that are made in it. FABRIC-20 */
export interface FabricCardData {
  card: FabricCard;
  choice: Choice;
  products: readonly ProductSummary[];
}

/** The cards up to a page; more follow while `showingCount` is below `totalRecords`. FABRIC-08, FABRIC-23 */
export interface FabricCards {
  cards: readonly FabricCard[];
  showingCount: number;
  totalRecords: number;
}

/** A value that fabrics can be filtered by. */
export interface FabricFacetAttribute extends FacetAttribute {
  /** Number of fabrics that match with this value selected. */
  count: number;
  /** `#rrggbb` of a color group; empty otherwise. */
  color: string;
}

/** Filter group of the fabrics page with its values. FABRIC-03, FABRIC-08 */
export interface FabricFacet {
  key: FabricGroup;
  attributes: readonly FabricFacetAttribute[];
}

/** Results of a fabric query. FABRIC-17 */
export interface FabricResults {
  cardsDto: FabricCards;
  filterFacets: readonly FabricFacet[];
}

/** Applied filter. FABRIC-08 */
export interface SelectedFabricFilter {
  attributeKey: string;
  attributeLabel: string;
}

/** State of the fabrics page. FABRIC-08 */
export interface FabricPageState extends FabricResults {
  selectedFilters: Readonly<Record<FabricGroup, readonly SelectedFabricFilter[]>>;
  /** Choice codes in the swatch cart. */
  addedSwatches: readonly number[];
}

/** Builds the page state; the selected filters are the URL values that exist as facets. FABRIC-08 */
export function fabricPageState(
  results: FabricResults,
  values: Readonly<Partial<Record<FabricGroup, readonly string[]>>>,
  addedSwatches: readonly number[],
): FabricPageState {
  const selected = (group: FabricGroup): SelectedFabricFilter[] => {
    const facet = results.filterFacets.find(({ key }) => key === group);
    return (values[group] ?? []).flatMap((attributeKey) => {
      const attribute = facet?.attributes.find(({ key }) => key === attributeKey);
      return attribute ? [{ attributeKey, attributeLabel: attribute.label }] : [];
    });
  };
  return {
    ...results,
    selectedFilters: {
      features: selected('features'),
      colorgroup: selected('colorgroup'),
      fabrictype: selected('fabrictype'),
    },
    addedSwatches,
  };
}

/** Whether a next page shows. FABRIC-23 */
export function hasMoreFabrics({ showingCount, totalRecords }: Omit<FabricCards, 'cards'>): boolean {
  return showingCount < totalRecords;
}

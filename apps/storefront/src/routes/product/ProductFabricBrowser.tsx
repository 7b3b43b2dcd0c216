import { FabricBrowser } from '@settee/configurator-kit';
import {
  type ChoiceGroup,
  type Configuration,
  defaultItemKey,
  type FabricChoiceStates,
  type Option,
  type ProductPage,
  type SiteCulture,
} from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import { fabricPorts } from '../../data/fabric-browser.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { subscribeToRecentSwatches, recentSwatches } from '../../edges/recent-swatches.ts';
import { recordSwatch } from '../../edges/record-swatch.ts';

/** Groups that match the applied filters, by option code. */
export type Narrowed = Readonly<Record<number, readonly ChoiceGroup[] | undefined>>;

export interface FabricToolsProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  option: Option;
  configuration: Configuration;
  place: RecommendationContext;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (choiceCode: number) => void;
  onNarrowed: (change: (narrowed: Narrowed) => Narrowed) => void;
  /** Called with the selected choice to order its swatch; `null` if no swatches are offered. BROWSE-08 */
  onOrderSwatches: ((choiceCode: number | undefined) => void) | null;
  /** Element that shows the applied filters next to a closed drawer. OPT-05 */
  chips: Element | null;
}

/** Browser of all materials of an option; loads with the first click on its button. */
export function ProductFabricBrowser(props: FabricToolsProps) {
  const { page, option, configuration, place, onNarrowed, ...rest } = props;
  const { optionCode } = option;
  const [recent, setRecent] = useState(recentSwatches);
  const states = useRef<FabricChoiceStates>({});
  useEffect(() => subscribeToRecentSwatches(setRecent), []);
  return (
    <FabricBrowser
      {...rest}
      page={page}
      option={option}
      choices={configuration}
      ports={fabricPorts(place, page, option, configuration)}
      isNewBrowseModal={place.page.isNewBrowseModal}
      onNarrowed={(state, isFiltering) => {
        states.current = { ...states.current, [defaultItemKey]: state };
        const groups = isFiltering ? state.fabricChoiceGroups : undefined;
        onNarrowed((narrowed) => ({ ...narrowed, [optionCode]: groups }));
      }}
      recentSwatches={recent}
      onViewed={(choiceCode) => recordSwatch(option, choiceCode)}
    />
  );
}

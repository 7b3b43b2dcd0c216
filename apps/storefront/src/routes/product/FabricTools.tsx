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
import type { FeedPlace } from '../../data/useFeedPlace.ts';
import { hearSwatches, recentSwatches, recordSwatch } from '../../edges/recent-swatches.ts';

export { recordSwatch };

export interface FabricToolsProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  option: Option;
  configuration: Configuration;
  place: FeedPlace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (optionCode: number, choiceCode: number) => void;
  /** Called with the groups that filters in force leave, by option code. */
  onNarrowed: (narrowed: Readonly<Record<number, readonly ChoiceGroup[]>>) => void;
  /** Its drawer is closed. OPT-05 */
  chips: boolean;
}

/** Browsing all materials of an option; loads with the first press of its button. */
export function FabricTools(props: FabricToolsProps) {
  const { page, siteCulture, option, configuration, place, onChoose, onNarrowed, ...rest } = props;
  const [recent, setRecent] = useState(recentSwatches);
  const states = useRef<FabricChoiceStates>({});
  useEffect(() => hearSwatches(setRecent), []);
  return (
    <FabricBrowser
      {...rest}
      page={page}
      siteCulture={siteCulture}
      option={option}
      choices={configuration}
      ports={fabricPorts(place, page, option, configuration)}
      isNewBrowseModal={place.page.isNewBrowseModal}
      onChoose={(choiceCode) => onChoose(option.optionCode, choiceCode)}
      onNarrowed={(state, isFiltering) => {
        states.current = { ...states.current, [defaultItemKey]: state };
        onNarrowed(isFiltering ? { [option.optionCode]: state.fabricChoiceGroups } : {});
      }}
      recentSwatches={recent}
      onViewed={(choiceCode) => recordSwatch(option, choiceCode)}
    />
  );
}

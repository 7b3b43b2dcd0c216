import { FabricBrowser, useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { mobileMaxWidth, type Option } from '@settee/domain';
import { fabricPorts } from '../../../data/fabric-browser.ts';
import { useRecommendationContext } from '../../../data/useRecommendationContext.ts';
import { recordSwatch } from '../../../edges/record-swatch.ts';
import { usePage, useSite } from '../../../data/site.ts';
import { isSwatchOption } from './swatch-option.ts';
import { useRecentSwatches } from '../../../data/useRecentSwatches.ts';

/** Browser of all materials of an option, with its applied filters below the closed drawer. BROWSE-16, OPT-05 */
export function FabricBrowserLayer({ option }: { option: Option }) {
  const { optionCode } = option;
  const site = useSite();
  const { isNewBrowseModal } = usePage();
  const { page, siteCulture, dispatch, makeChoice } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const isOpen = useConfiguratorState((state) => state.browsers[optionCode] ?? false);
  const isDrawerOpen = useConfiguratorState((state) => state.openDrawers.includes(optionCode));
  const context = useRecommendationContext();
  const recent = useRecentSwatches();
  const orderSwatches = (choiceCode: number | undefined) => {
    // On phones the form is a sheet next to the page, so the fabric browser above the page closes first.
    if (site.isCb2 && innerWidth <= mobileMaxWidth) dispatch({ type: 'browserToggled', optionCode, isOpen: false });
    dispatch({ type: 'layerOpened', layer: { kind: 'swatches', ...(choiceCode !== undefined && { choiceCode }) } });
  };
  return (
    <FabricBrowser
      page={page}
      siteCulture={siteCulture}
      option={option}
      choices={configuration}
      ports={fabricPorts(context, page, option, configuration)}
      isNewBrowseModal={isNewBrowseModal}
      open={isOpen}
      onOpenChange={(open) => dispatch({ type: 'browserToggled', optionCode, isOpen: open })}
      onChoose={(choiceCode) => makeChoice(optionCode, choiceCode)}
      onNarrowed={({ fabricChoiceGroups }, isFiltering) =>
        dispatch({ type: 'materialsFiltered', optionCode, groups: isFiltering ? fabricChoiceGroups : undefined })
      }
      chips={!isDrawerOpen}
      onOrderSwatches={isSwatchOption(option, site) ? orderSwatches : null}
      recentSwatches={recent}
      onViewed={(choiceCode) => recordSwatch(option, choiceCode)}
    />
  );
}

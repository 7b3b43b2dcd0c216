import { DebugScreen } from '@settee/configurator-kit';
import {
  choose,
  type Configuration,
  configuredSku,
  getPageTitle,
  type ProductPage,
  type Sku,
  validConfiguration,
} from '@settee/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDebugData } from '../../data/debug.ts';
import { replaceUrl } from '../../edges/navigation.ts';
import { debuggerUrl as ownUrl } from '../../debugger-url.ts';
import { Head } from '../../shell/Head.tsx';
import { pageMessages } from '../../shell/page-messages.ts';
import { usePage, useSite } from '../../data/site.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { useWords } from '../../shell/words.ts';

/** Returns the configuration passed by a product page in debug mode, if it matches the SKU of the URL. */
function choicesIn(state: unknown, { options }: ProductPage, sku: Sku): Configuration {
  const choices = typeof state === 'object' && state !== null && 'choices' in state ? Object(state.choices) : {};
  const stored = validConfiguration(options, choices);
  return configuredSku(options, stored) === sku ? stored : {};
}

/**
 * Shows the special order of a SKU from the server; a complete configuration updates URL and title. PDP-07,
 * PDP-10
 */
export function DebugView({ sku, page }: { sku: Sku; page: ProductPage }) {
  const pageLabels = useWords('page', pageMessages);
  const { debuggerUrl = ownUrl } = usePage();
  const { siteCulture, brandName } = useSite();
  const { state } = useLocation();
  const isOpened = useHydrated();
  const [selected, setSelected] = useState<Configuration>({});
  const choices = { ...(isOpened && choicesIn(state, page, sku)), ...selected };
  const { data } = useDebugData(page, choices);
  const shown = data?.sku ?? sku;
  useEffect(() => replaceUrl(debuggerUrl + shown + location.search), [debuggerUrl, shown]);
  const title = getPageTitle({ ...page.product, sku: shown }, brandName, true);
  return (
    <>
      <Head title={title.kind === 'debug' ? pageLabels.debugTitle(title.sku) : title.name} />
      <DebugScreen
        page={page}
        sku={shown}
        siteCulture={siteCulture}
        choices={choices}
        onChoose={(optionCode, choiceCode) => setSelected(choose(selected, optionCode, choiceCode))}
        productBrowse={data?.productBrowse}
      />
    </>
  );
}

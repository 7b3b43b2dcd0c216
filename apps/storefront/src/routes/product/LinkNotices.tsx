import { useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { inSequence, isTrackedAsViewed } from '@settee/domain';
import { lazyComponent, lazyPart } from '@settee/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePage } from '../../data/site.ts';
import { withoutScrollFlag } from './scroll-flag.ts';

/** Rendered by the server: loaded later, it would move the options from under the pointer. */
export const LinkCheck = lazyPart(() => import('./LinkCheck.tsx').then((module) => module.LinkCheck));
const DebugRedirect = lazyComponent(() => import('./DebugRedirect.tsx').then((module) => module.DebugRedirect));

/** Handles URL parameters other than the configuration. PDP-07, PDP-11 */
export function LinkNotices() {
  const { search } = useLocation();
  const { isDebug } = usePage();
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const initial = useConfiguratorState((state) => state.initial);
  // The initial URL contains more choices than could be applied.
  const [rejected] = useState(() =>
    (search.match(/option(\.|%2e)\d/gi)?.length ?? 0) > Object.keys(initial).length ? search : '',
  );
  useScrollFlag();
  return (
    <>
      {isDebug && <DebugRedirect page={page} choices={configuration} />}
      {rejected && <LinkCheck query={rejected} options={page.options} />}
    </>
  );
}

/** Acts on `scroll=true`: shows the fabric or leather drawer, then removes the flag from the address. PDP-11, PDP-12 */
function useScrollFlag(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { page, dispatch } = useConfigurator();
  const material = inSequence(page.options).find(({ optionType }) => isTrackedAsViewed(optionType))?.optionCode;
  useEffect(() => {
    const rest = withoutScrollFlag(search);
    if (rest === search) return;
    if (material !== undefined) dispatch({ type: 'drawerRequested', request: { optionCode: material } });
    void navigate(pathname + rest, { replace: true, state, preventScrollReset: true });
  }, [material, pathname, search, state, navigate, dispatch]);
}

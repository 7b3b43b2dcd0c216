import { inSequence, isTrackedAsViewed, type Option } from '@settee/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutScrollFlag } from './scroll-flag.ts';

/** Acts on the flag `scroll=true`: shows the open fabric or leather drawer, then takes the flag out of the address. PDP-11, PDP-12 */
export function useScrollFlag(options: readonly Option[]): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const code = inSequence(options).find(({ optionType }) => isTrackedAsViewed(optionType))?.optionCode;
  useEffect(() => {
    const rest = withoutScrollFlag(search);
    if (rest === search) return;
    const drawer = document.querySelector(`[data-option="${code}"]`);
    const header = drawer?.querySelector('button');
    if (header?.getAttribute('aria-expanded') === 'false') header.click();
    header?.focus({ preventScroll: true });
    drawer?.scrollIntoView({ block: 'start' });
    void navigate(pathname + rest, { replace: true, state, preventScrollReset: true });
  }, [code, pathname, search, state, navigate]);
}

import type { Configuration, ProductPage } from '@settee/domain';
import { usePage } from '../../shell/site.ts';
import { DebugRedirect } from './DebugRedirect.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { useScrollFlag } from './useScrollFlag.ts';

export interface LinkToolsProps {
  /** Query of the initial URL if it contains choices that could not be applied, else empty. */
  lossy: string;
  page: ProductPage;
  choices: Configuration;
}

/** Handles URL parameters other than the configuration; loads only if there are any. PDP-07, PDP-11 */
export function LinkTools({ lossy, page, choices }: LinkToolsProps) {
  const { isDebug } = usePage();
  useScrollFlag(page.options);
  return (
    <>
      {isDebug && <DebugRedirect page={page} choices={choices} />}
      {lossy && <LinkCheck query={lossy} options={page.options} />}
    </>
  );
}

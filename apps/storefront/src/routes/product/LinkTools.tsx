import type { Configuration, ProductPage } from '@settee/domain';
import { usePage } from '../../shell/site.ts';
import { DebugRedirect } from './DebugRedirect.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { useScrollFlag } from './useScrollFlag.ts';

export interface LinkToolsProps {
  /** The query the page was opened with, where more codes came than could be kept. */
  lossy: string;
  page: ProductPage;
  choices: Configuration;
}

/** What an address asks for beside a configuration; loads only where it does. PDP-07, PDP-11 */
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

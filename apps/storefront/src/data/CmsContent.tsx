import { isThirdPartyScriptBlocked } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useLog } from './problems.ts';
import { runScripts } from '../edges/cms-scripts.ts';
import { usePage } from './site.ts';
import { getPathname } from '../edges/navigation.ts';

/**
 * Renders CMS content as HTML. Its scripts run once, and never on pages with card or sign-in fields. CMS-03,
 * CMS-04, README decision 12
 */
export function CmsContent({ html }: { html: string }) {
  const { nonce } = usePage();
  const write = useLog();
  const content = useRef<HTMLDivElement>(null);
  const ran = useRef<string>(null);
  useEffect(() => {
    if (!content.current || ran.current === html || isThirdPartyScriptBlocked(getPathname())) return;
    ran.current = html;
    runScripts(content.current, nonce, (problem) => write(`A script of content failed: ${problem}`, 'warn'));
  }, [html, nonce, write]);
  return <div ref={content} dangerouslySetInnerHTML={{ __html: html }} />;
}

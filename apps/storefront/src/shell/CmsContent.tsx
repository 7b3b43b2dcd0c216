import { isGuardedPage } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useLog } from '../data/problems.ts';
import { usePage } from './site.ts';

/** What the shop's editors wrote, as HTML. Its scripts run once, and never where cards and sign-ins are typed. CMS-03, CMS-04, README decision 12 */
export function CmsContent({ html }: { html: string }) {
  const { nonce } = usePage();
  const write = useLog();
  const content = useRef<HTMLDivElement>(null);
  const ran = useRef<string>(null);
  useEffect(() => {
    const { current } = content;
    if (!current || ran.current === html || isGuardedPage(location.pathname)) return;
    ran.current = html;
    const tell = (problem: string) => write(`A script of content failed: ${problem}`, 'warn');
    // Most content has none, and checkout never runs any.
    if (current.querySelector('script'))
      void import('../edges/cms-scripts.ts').then(({ runScripts }) => runScripts(current, nonce, tell));
  }, [html, nonce, write]);
  return <div ref={content} dangerouslySetInnerHTML={{ __html: html }} />;
}

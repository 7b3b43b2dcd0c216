import { type HelpCode, helpCodes } from '@settee/domain';
import { helpPageQuery, helpTopicsQuery, useHelpPage } from '../../data/help.ts';
import type { RouteLocation } from '../../page.ts';
import { ContactForm } from '../../shell/Help/ContactForm.tsx';
import { HelpArticle } from '../../shell/Help/HelpArticle.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';

/** The route accepts known codes only. */
const codeOf = ({ code }: RouteLocation['params']): HelpCode => helpCodes.find((known) => known === code) ?? 'faq';

export const queries = ({ params }: RouteLocation) => [helpPageQuery(codeOf(params)), helpTopicsQuery];

export function Screen({ params }: RouteLocation) {
  return (
    <QueryBoundary load={useHelpPage(codeOf(params))} skeleton={<PageSkeleton />}>
      {(page) => <HelpArticle page={page}>{page.code === 'contact' && <ContactForm />}</HelpArticle>}
    </QueryBoundary>
  );
}

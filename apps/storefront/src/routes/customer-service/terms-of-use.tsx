import { shellMessages } from '../../shell/messages.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { policies } from '../../shell/policies.ts';
import { Prose } from '../../shell/Prose/Prose.tsx';
import { useSite } from '../../data/site.ts';
import { useWords } from '../../shell/words.ts';

/** Shows the Terms of Use of the brand and the date of their last change. ROUTE-19 */
export function Screen() {
  const pageLabels = useWords('page', pageMessages);
  const messages = useWords('shell', shellMessages);
  const texts = useWords('policies', policies);
  const site = useSite();
  return (
    <Prose
      title={messages.terms}
      description={pageLabels.termsOf(site.brandName)}
      path="/customer-service/terms-of-use"
      updated={texts.policiesUpdated}
      sections={texts.termsOfUse(site)}
    />
  );
}

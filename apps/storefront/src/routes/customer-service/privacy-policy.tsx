import { shellMessages } from '../../shell/messages.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { policies } from '../../shell/policies.ts';
import { Prose } from '../../shell/Prose/Prose.tsx';
import { usePage, useSite } from '../../data/site.ts';
import { useWords } from '../../shell/words.ts';

/** Shows the Privacy Policy of the brand and the date of its last change. ROUTE-20 */
export function Screen() {
  const pageLabels = useWords('page', pageMessages);
  const messages = useWords('shell', shellMessages);
  const texts = useWords('policies', policies);
  const site = useSite();
  const { accountCookie } = usePage();
  return (
    <Prose
      title={messages.privacy}
      description={pageLabels.privacyOf(site.brandName)}
      path="/customer-service/privacy-policy"
      updated={texts.policiesUpdated}
      sections={texts.privacyPolicy({ ...site, accountCookie })}
    />
  );
}

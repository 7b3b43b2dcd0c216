import { messages } from '../../shell/messages.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { policiesUpdated, termsOfUse } from '../../shell/policies.ts';
import { Prose } from '../../shell/Prose/Prose.tsx';
import { useSite } from '../../shell/site.ts';

/** ROUTE-19 */
export function Screen() {
  const site = useSite();
  return (
    <Prose
      title={messages.terms}
      description={pageMessages.termsOf(site.brandName)}
      path="/customer-service/terms-of-use"
      updated={policiesUpdated}
      sections={termsOfUse(site)}
    />
  );
}

import { messages } from '../../shell/messages.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { policiesUpdated, privacyPolicy } from '../../shell/policies.ts';
import { Prose } from '../../shell/Prose/Prose.tsx';
import { useSite } from '../../shell/site.ts';

/** ROUTE-20 */
export function Screen() {
  const site = useSite();
  return (
    <Prose
      title={messages.privacy}
      description={pageMessages.privacyOf(site.brandName)}
      path="/customer-service/privacy-policy"
      updated={policiesUpdated}
      sections={privacyPolicy(site)}
    />
  );
}

import type { SignedInBrowser, PriceFormat } from '@settee/domain';
import { Alert, Badge, Button, TextButton } from '@settee/ui';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { useRowAction } from '../useRowAction.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface BrowsersProps {
  site: PriceFormat;
  browsers: readonly SignedInBrowser[];
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

const others = 'others';

/** Lists the browsers with a session of the shopper; all but the current one can be signed out. SITE-17 */
export function Browsers({ site, browsers, ports, labels }: BrowsersProps) {
  const action = useRowAction(ports.log);
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <SettingsSection title={labels.browsers} text={labels.browsersText}>
      {action.hasFailed && (
        <Alert tone="critical" live="assertive">
          {labels.changeFailed}
        </Alert>
      )}
      <ul className={page.rows}>
        {browsers.map(({ id, name, lastSeenAt, isThisOne }) => {
          const shown = name || labels.unknownBrowser;
          return (
            <li key={id} className={page.row} aria-busy={action.isBusy(id) || undefined}>
              <div className={page.grow}>
                <span className={page.rowTitle}>
                  {shown}
                  {isThisOne && <Badge tone="outline">{labels.thisBrowser}</Badge>}
                </span>
                <span className={page.muted}>{labels.lastSeen(day.format(new Date(lastSeenAt)))}</span>
              </div>
              {!isThisOne && (
                <div className={page.actions}>
                  <TextButton
                    aria-label={labels.signOutBrowser(shown)}
                    onClick={() => void action.run(id, () => ports.signOutBrowser(id))}
                  >
                    {labels.signOut}
                  </TextButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {browsers.length > 1 && (
        <div>
          <Button
            tone="outline"
            busy={action.isBusy(others)}
            onClick={() => void action.run(others, ports.signOutOthers)}
          >
            {labels.signOutOthers}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

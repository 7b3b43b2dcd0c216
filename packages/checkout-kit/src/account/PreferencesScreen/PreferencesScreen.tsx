'use client';

import type { AccountPreferences, AccountProfile } from '@settee/domain';
import { Alert, Switch, useAnnounce, withRef } from '@settee/ui';
import { useState } from 'react';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';

export interface PreferencesScreenProps extends RootRef<HTMLDivElement> {
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<AccountProfile>;
  /** Saves the email preferences. It never rejects. */
  ports: {
    save(preferences: AccountPreferences): Promise<PortResult<unknown>>;
    log(problem: RequestFailure): void;
  };
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages>;
}

/** Renders the email preferences; a switch saves immediately and reverts on failure. */
export const PreferencesScreen = withRef(function PreferencesScreen(props: PreferencesScreenProps) {
  const { load, ports, onSignOut, messages } = props;
  const labels = useWords('accountPage', accountPageMessages, messages);
  const say = useAnnounce();
  const [draft, setDraft] = useState<AccountPreferences | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async (preferences: AccountPreferences) => {
    setDraft(preferences);
    setHasFailed(false);
    const result = await ports.save(preferences);
    // A later click may have started another save; its value is preserved.
    setDraft((wished) => (wished === preferences ? null : wished));
    if (result.ok) return say(labels.saved);
    ports.log(result.error);
    setHasFailed(true);
  };

  return (
    <AccountFrame ref={props.ref} page="preferences" load={load} onSignOut={onSignOut} messages={messages}>
      {(profile) => {
        const shown = draft ?? profile.preferences;
        return (
          <div className={page.form}>
            {hasFailed && (
              <Alert tone="critical" live="assertive">
                {labels.changeFailed}
              </Alert>
            )}
            <div className={page.section}>
              <Switch
                label={labels.newsLabel}
                labelSide="start"
                hint={labels.newsHint}
                checked={shown.isNewsWanted}
                onChange={({ target }) => void save({ ...shown, isNewsWanted: target.checked })}
              />
              <Switch
                label={labels.offersLabel}
                labelSide="start"
                hint={labels.offersHint}
                checked={shown.isOfferWanted}
                onChange={({ target }) => void save({ ...shown, isOfferWanted: target.checked })}
              />
            </div>
          </div>
        );
      }}
    </AccountFrame>
  );
});

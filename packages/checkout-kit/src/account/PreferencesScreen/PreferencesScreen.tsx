'use client';

import type { AccountPreferences, AccountProfile } from '@settee/domain';
import { Alert, Switch, useAnnounce } from '@settee/ui';
import { useState } from 'react';
import type { Answer, CallProblem } from '../../problems/call-problem.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';

export interface PreferencesScreenProps {
  load: LoadState<AccountProfile>;
  ports: {
    save(preferences: AccountPreferences): Promise<Answer<unknown>>;
    log(problem: CallProblem): void;
  };
  onSignOut: SignOut;
  messages?: Partial<AccountPageMessages>;
}

/** What the shop may write about; a switch saves at once and goes back when that fails. */
export function PreferencesScreen({ load, ports, onSignOut, messages }: PreferencesScreenProps) {
  const words = { ...accountPageMessages, ...messages };
  const say = useAnnounce();
  const [wish, setWish] = useState<AccountPreferences | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async (preferences: AccountPreferences) => {
    setWish(preferences);
    setHasFailed(false);
    const answer = await ports.save(preferences);
    // A later press may be under way by now: its wish stays.
    setWish((wished) => (wished === preferences ? null : wished));
    if (answer.ok) return say(words.saved);
    ports.log(answer.problem);
    setHasFailed(true);
  };

  return (
    <AccountFrame page="preferences" load={load} onSignOut={onSignOut} messages={messages}>
      {(profile) => {
        const shown = wish ?? profile.preferences;
        return (
          <div className={page.form}>
            {hasFailed && (
              <Alert tone="critical" live="assertive">
                {words.changeFailed}
              </Alert>
            )}
            <div className={page.section}>
              <Switch
                label={words.newsLabel}
                labelSide="start"
                hint={words.newsHint}
                checked={shown.isNewsWanted}
                onChange={({ target }) => void save({ ...shown, isNewsWanted: target.checked })}
              />
              <Switch
                label={words.offersLabel}
                labelSide="start"
                hint={words.offersHint}
                checked={shown.isOfferWanted}
                onChange={({ target }) => void save({ ...shown, isOfferWanted: target.checked })}
              />
            </div>
          </div>
        );
      }}
    </AccountFrame>
  );
}

'use client';

import { type AccountPage, accountPages } from '@settee/domain';
import { Alert, AppLink, Button, ErrorState, Heading, Skeleton, VisuallyHidden } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { LoadState } from '../load-state.ts';
import * as css from './AccountFrame.css.ts';

/** Signs out and leaves the page; resolves to `false` when that failed. */
export type SignOut = () => Promise<boolean> | void;

export interface AccountFrameProps<Data> {
  page: AccountPage;
  title?: ReactNode;
  load: LoadState<Data>;
  onSignOut: SignOut;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
  messages?: Partial<AccountPageMessages>;
}

/** On a phone the places are a strip that may be wider than the screen. */
const bringIntoView = (place: HTMLLIElement | null) => {
  place?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
};

const pages = Object.keys(accountPages) as AccountPage[];

/** Renders the account navigation next to an account page and its loading or error state. ROUTE-22 */
export function AccountFrame<Data>({ page, title, load, onSignOut, children, messages }: AccountFrameProps<Data>) {
  const labels = { ...accountPageMessages, ...messages };
  const { data, hasFailed, onRetry } = load;
  const [isStaying, setIsStaying] = useState(false);
  const signOut = async () => {
    setIsStaying(false);
    setIsStaying((await onSignOut()) === false);
  };
  return (
    <div className={css.root}>
      <nav aria-label={labels.pages} className={css.nav}>
        <ul className={css.places}>
          {pages.map((place) => (
            <li key={place} ref={place === page ? bringIntoView : undefined}>
              <AppLink
                className={css.place}
                href={accountPages[place]}
                aria-current={place === page ? 'page' : undefined}
              >
                {labels.pageNames[place]}
              </AppLink>
            </li>
          ))}
          <li className={css.leave}>
            <button type="button" className={css.place} onClick={() => void signOut()}>
              {labels.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className={css.main}>
        <Heading level={1}>{title ?? labels.pageNames[page]}</Heading>
        {isStaying && (
          <Alert tone="critical" live="assertive">
            {labels.signOutFailed}
          </Alert>
        )}
        {data !== null && hasFailed && (
          <Alert tone="notice" live="polite">
            <p>{labels.outdated}</p>
            <Button tone="outline" size="small" className={css.retry} onClick={onRetry}>
              {labels.tryAgain}
            </Button>
          </Alert>
        )}
        {data !== null && children(data)}
        {data === null && hasFailed && (
          <ErrorState title={labels.loadFailed} level={2} onRetry={onRetry} retryLabel={labels.tryAgain} />
        )}
        {data === null && !hasFailed && (
          <div aria-busy="true" className={css.skeleton}>
            <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
            <Skeleton height={96} />
            <Skeleton height={96} />
            <Skeleton height={96} />
          </div>
        )}
      </div>
    </div>
  );
}

'use client';

import { type AccountPage, accountPages } from '@settee/domain';
import { Alert, AppLink, Button, ErrorState, Heading, Skeleton, Stack, VisuallyHidden, withRef } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { LoadState } from '../load-state.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AccountFrame.css.ts';

/** Signs out and leaves the page; resolves to `false` when that failed. */
export type SignOut = () => Promise<boolean> | void;

export interface AccountFrameProps<Data> extends RootRef<HTMLDivElement> {
  page: AccountPage;
  title?: ReactNode;
  load: LoadState<Data>;
  onSignOut: SignOut;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
  messages?: Partial<AccountPageMessages>;
}

/** On a phone the pages are a strip that may be wider than the screen. */
const bringIntoView = (item: HTMLLIElement | null) => {
  item?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
};

const pages = Object.keys(accountPages) as AccountPage[];

interface AccountNavigationProps extends Pick<AccountFrameProps<unknown>, 'page'> {
  labels: AccountPageMessages;
  onSignOut: () => void;
}

function AccountNavigation({ page, labels, onSignOut }: AccountNavigationProps) {
  return (
    <nav aria-label={labels.pages} className={css.nav}>
      <ul className={css.pageList}>
        {pages.map((entry) => (
          <li key={entry} ref={entry === page ? bringIntoView : undefined}>
            <AppLink
              className={css.pageLink}
              href={accountPages[entry]}
              aria-current={entry === page ? 'page' : undefined}
            >
              {labels.pageNames[entry]}
            </AppLink>
          </li>
        ))}
        <li className={css.leave}>
          <button type="button" className={css.pageLink} onClick={onSignOut}>
            {labels.signOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** In the place of data that is loading or failed to load; above data that could not be loaded again. */
function LoadNotice({ load, labels }: { load: LoadState<unknown>; labels: AccountPageMessages }) {
  const { data, hasFailed, onRetry } = load;
  if (data !== null)
    return hasFailed ? (
      <Alert tone="notice" live="polite">
        <p>{labels.outdated}</p>
        <Button tone="outline" size="small" className={css.retry} onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      </Alert>
    ) : null;
  if (hasFailed)
    return <ErrorState title={labels.loadFailed} level={2} onRetry={onRetry} retryLabel={labels.tryAgain} />;
  return (
    <Stack aria-busy="true" gap={5}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Stack>
  );
}

/** Renders the account navigation next to an account page and its loading or error state. ROUTE-22 */
export const AccountFrame = withRef(function AccountFrame<Data>({
  page,
  title,
  load,
  onSignOut,
  children,
  messages,
  ref,
}: AccountFrameProps<Data>) {
  const labels = useWords('accountPage', accountPageMessages, messages);
  const [isStaying, setIsStaying] = useState(false);
  const signOut = async () => {
    setIsStaying(false);
    setIsStaying((await onSignOut()) === false);
  };
  return (
    <div ref={ref} className={css.root}>
      <AccountNavigation page={page} labels={labels} onSignOut={() => void signOut()} />
      <div className={css.main}>
        <Heading level={1}>{title ?? labels.pageNames[page]}</Heading>
        {isStaying && (
          <Alert tone="critical" live="assertive">
            {labels.signOutFailed}
          </Alert>
        )}
        <LoadNotice load={load} labels={labels} />
        {load.data !== null && children(load.data)}
      </div>
    </div>
  );
});

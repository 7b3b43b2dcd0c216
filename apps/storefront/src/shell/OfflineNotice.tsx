import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../edges/connection.ts';
import { shellMessages } from './messages.ts';
import * as css from './OfflineNotice.css.ts';
import { useWords } from './words.ts';

const always = () => true;

/** Strip at the top of the window while there is no connection, since what is shown can't be refreshed. */
export function OfflineNotice() {
  const { offline } = useWords('shell', shellMessages);
  const isConnected = useSyncExternalStore(onConnectionChange, isOnline, always);
  if (isConnected) return null;
  return (
    <p role="alert" className={css.notice}>
      {offline}
    </p>
  );
}

import { LinkNotice } from '@settee/configurator-kit';
import { validateLink, type Option } from '@settee/domain';
import { useState } from 'react';

/** Names what of the address the page was opened with could not be kept. */
export function LinkCheck({ query, options }: { query: string; options: readonly Option[] }) {
  const [isRead, setRead] = useState(false);
  const { problems } = validateLink(query, options);
  return isRead ? null : <LinkNotice problems={problems} onDismiss={() => setRead(true)} />;
}

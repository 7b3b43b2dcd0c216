import { LinkNotice } from '@settee/configurator-kit';
import { validateLink, type Option } from '@settee/domain';
import { useState } from 'react';

/** Lists the choices of the initial URL that could not be applied. */
export function LinkCheck({ query, options }: { query: string; options: readonly Option[] }) {
  const [isRead, setRead] = useState(false);
  const { problems } = validateLink(query, options);
  return isRead ? null : <LinkNotice problems={problems} onDismiss={() => setRead(true)} />;
}

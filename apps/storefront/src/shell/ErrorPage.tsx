import { helpPageUrl } from '@settee/domain';
import { Alert, Button, ButtonLink, Heading, Text } from '@settee/ui';
import { useState } from 'react';
import { reloadWhenReachable } from '../edges/renewal.ts';
import { Head } from './Head.tsx';
import { shellMessages } from './messages.ts';
import { useWords } from './words.ts';
import * as css from './Notice.css.ts';
import { useSite } from '../data/site.ts';

/** Page shown on a server or network error. */
export function ErrorPage() {
  const messages = useWords('shell', shellMessages);
  const { brand, helpLine, helpHours } = useSite();
  const { title, text, retry, offline, home } = messages.error;
  const [state, setState] = useState<'failed' | 'retrying' | 'offline'>('failed');
  const tryAgain = async () => {
    setState('retrying');
    if (!(await reloadWhenReachable())) setState('offline');
  };
  return (
    <div className={css.notice}>
      <Head title={title} />
      <Heading level={1}>{title}</Heading>
      <Text>{text[brand]}</Text>
      <Text tone="muted">
        {helpLine}, {helpHours}
      </Text>
      {state === 'offline' && (
        <Alert tone="critical" live="assertive">
          {offline}
        </Alert>
      )}
      <div className={css.actions}>
        <Button busy={state === 'retrying'} onClick={() => void tryAgain()}>
          {retry}
        </Button>
        <ButtonLink href="/" tone="outline">
          {home}
        </ButtonLink>
        <ButtonLink href={helpPageUrl('contact')} tone="outline">
          {messages.contact}
        </ButtonLink>
      </div>
    </div>
  );
}

import type { NewsletterAction } from '@settee/domain';
import { Alert, Button, ButtonLink, Heading, Text } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { useNewsletterLink } from '../data/newsletter.ts';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { newsletterPageMessages } from '../shell/Newsletter/page-messages.ts';
import * as css from '../shell/Notice.css.ts';

/** Page of a mailed link. A button sends it, because mail scanners open every link. */
export function Screen({ query }: RouteLocation) {
  const words = useWords('newsletterPage', newsletterPageMessages);
  const action: NewsletterAction = query.get('action') === 'unsubscribe' ? 'unsubscribe' : 'confirm';
  const token = query.get('token')?.slice(0, 64) ?? '';
  const send = useNewsletterLink();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done' | 'unknown'>('asking');
  const submit = async () => {
    setState('sending');
    const isDone = await send(action, token);
    setState(isDone === null ? 'failed' : isDone ? 'done' : 'unknown');
  };
  if (state === 'done' || state === 'unknown') return <Outcome action={action} isDone={state === 'done'} />;
  return (
    <div className={css.notice}>
      <Head title={words.title[action]} />
      <Heading level={1}>{words.title[action]}</Heading>
      <Text>{words.text[action]}</Text>
      {state === 'failed' && (
        <Alert tone="critical" live="assertive">
          {words.failed}
        </Alert>
      )}
      <Button busy={state === 'sending'} onClick={() => void submit()}>
        {words.button[action]}
      </Button>
    </div>
  );
}

function Outcome({ action, isDone }: { action: NewsletterAction; isDone: boolean }) {
  const words = useWords('newsletterPage', newsletterPageMessages);
  const { brand } = useSite();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const title = isDone ? words.doneTitle[brand][action] : words.unknownTitle;
  const unknown = action === 'confirm' ? words.unknownText : words.unknownUnsubscribe;
  return (
    <div className={css.notice} role="status">
      <Head title={title} />
      <Heading level={1} ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{isDone ? words.doneText[action] : unknown}</Text>
      <ButtonLink href="/">{words.home}</ButtonLink>
    </div>
  );
}

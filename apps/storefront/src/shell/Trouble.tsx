import { Button, Heading, Text } from '@settee/ui';
import { Head } from './Head.tsx';
import { messages } from './messages.ts';
import * as css from './Notice.css.ts';
import { useSite } from './site.ts';

/** What a page says when the shop fails it. */
export function Trouble() {
  const { helpLine, helpHours } = useSite();
  const { title, text, retry } = messages.trouble;
  return (
    <div className={css.notice}>
      <Head title={title} />
      <Heading level={1}>{title}</Heading>
      <Text>{text}</Text>
      <Text tone="muted">
        {helpLine}, {helpHours}
      </Text>
      <div className={css.actions}>
        <Button onClick={() => location.reload()}>{retry}</Button>
      </div>
    </div>
  );
}

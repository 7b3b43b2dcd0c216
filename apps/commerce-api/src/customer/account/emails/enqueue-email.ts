import { addToOutbox, type Sender } from '../../../platform/mail/outbox.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailTemplate, LetterKinds } from './email-data.ts';

/** Posts a letter to an account's address. */
export function enqueueEmail<Kind extends EmailTemplate>(
  db: Database,
  sender: Sender,
  kind: Kind,
  recipient: string,
  data: LetterKinds[Kind],
): Promise<void> {
  return addToOutbox(db, sender, { kind, recipient, data });
}

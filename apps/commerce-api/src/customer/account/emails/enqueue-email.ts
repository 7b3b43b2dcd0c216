import { addToOutbox, type Sender } from '../../../platform/mail/outbox.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailTemplate, EmailData } from './email-data.ts';

/** Adds an email to the outbox, for an account's address. */
export function enqueueEmail<Kind extends EmailTemplate>(
  db: Database,
  sender: Sender,
  kind: Kind,
  recipient: string,
  data: EmailData[Kind],
): Promise<void> {
  return addToOutbox(db, sender, { kind, recipient, data });
}

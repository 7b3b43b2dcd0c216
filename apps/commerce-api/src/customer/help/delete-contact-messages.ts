import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactMessages } from './tables.ts';

/** Deletes the messages of an email address. */
export async function deleteContactMessages(tx: Database, key: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.emailKey, key));
}

import type { CardType } from '@settee/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { cardTokens } from './tables.ts';

/** Saves an unencrypted card for a demo account; returns its token. */
export async function saveDemoCard(
  db: Database,
  { ids, clock }: { ids: Ids; clock: Clock },
  { type, lastFour }: { type: CardType; lastFour: string },
): Promise<string> {
  const [token, encryptedCardHash] = [ids.secret(), ids.secret()];
  await db
    .insert(cardTokens)
    .values({ token, encryptedCardHash, type, lastFour, outcome: 'approved', createdAt: clock.now() });
  return token;
}

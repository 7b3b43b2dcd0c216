import { designKey } from '@settee/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import type { ValidDesign } from './validate-design.ts';
import { designs, designPreviews } from './tables.ts';

const drawingUrl = (key: string) => `/personalization/image/${key}.svg`;

/** Saves the preview of a design and returns its URL; equal designs share one. One query. MONO-06 */
export async function saveDesignPreview(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { design }: ValidDesign,
  isSaved: boolean,
): Promise<string> {
  const values = { key: ids.secret(), designKey: designKey(design), design, isSaved, drawnAt: clock.now() };
  const [row] = await db
    .insert(designPreviews)
    .values(values)
    .onConflictDoUpdate({
      target: designPreviews.designKey,
      set: { isSaved: sql`${designPreviews.isSaved} or excluded.is_kept`, drawnAt: values.drawnAt },
    })
    .returning({ key: designPreviews.key });
  if (!row) throw new Error('The drawing that was just saved is gone');
  return drawingUrl(row.key);
}

const day = 86_400_000;

/** Deletes unused previews and designs that were never added to a cart. */
export async function deleteExpiredPreviews({ db, clock }: Context): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.delete(designPreviews).where(and(eq(designPreviews.isSaved, false), lt(designPreviews.drawnAt, before(1))));
  await db.delete(designs).where(lt(designs.savedAt, before(30)));
}

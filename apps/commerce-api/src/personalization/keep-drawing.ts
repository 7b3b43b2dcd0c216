import { designKey } from '@settee/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import type { SoundDesign } from './judge-design.ts';
import { designs, drawings } from './tables.ts';

export const drawingUrl = (key: string) => `/personalization/image/${key}.svg`;

/** Where the picture of a design is: equal designs share one. One query. MONO-06 */
export async function keepDrawing(
  db: Database,
  { ids, clock }: Pick<World, 'ids' | 'clock'>,
  { design }: SoundDesign,
  isKept: boolean,
): Promise<string> {
  const values = { key: ids.secret(), designKey: designKey(design), design, isKept, drawnAt: clock.now() };
  const [row] = await db
    .insert(drawings)
    .values(values)
    .onConflictDoUpdate({
      target: drawings.designKey,
      set: { isKept: sql`${drawings.isKept} or excluded.is_kept`, drawnAt: values.drawnAt },
    })
    .returning({ key: drawings.key });
  if (!row) throw new Error('The drawing that was just kept is gone');
  return drawingUrl(row.key);
}

const day = 86_400_000;

/** Forgets drawings that came to nothing and designs whose add never came. */
export async function forgetDrawings({ db, clock }: World): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.delete(drawings).where(and(eq(drawings.isKept, false), lt(drawings.drawnAt, before(1))));
  await db.delete(designs).where(lt(designs.savedAt, before(30)));
}

import type { Brand } from '@settee/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { searchWords } from './tables.ts';

/** Returns the words of a brand's catalog in English and one more language, the most similar first. One query. */
export async function findSimilarWords(
  db: Database,
  { brand, language, word }: { brand: Brand; language: 'english' | 'french'; word: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.brand, brand), inArray(searchWords.language, ['english', language])))
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(limit);
  return rows.map((row) => row.word);
}

import type { Pool, PoolClient } from 'pg';

/** Runs `work` while no other process runs work under the same lock; neither the wait for it nor the work has a time limit. */
export async function withLock<T>(pool: Pool, lock: number, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client
      .query('select pg_advisory_unlock($1)', [lock])
      .then(() => client.query('reset statement_timeout; reset lock_timeout'))
      .then(
        () => client.release(),
        // Neither the lock nor the missing limits may stay behind in the pool.
        () => client.release(true),
      );
  }
}

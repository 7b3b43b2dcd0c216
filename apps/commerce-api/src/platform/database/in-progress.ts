import type { Pool, PoolClient } from 'pg';

/** Marks work in progress, so that another call, in this process or another, can wait for its end. */
export interface InProgress {
  /** Runs `work` marked with an id; `null` when other work with this id runs, here or in another process. */
  run<T>(id: string, work: () => Promise<T>): Promise<T | null>;
  /** Waits for the end of the work with an id; false after `timeout` ms. Holds no connection that queries use. */
  waitForEnd(id: string, timeout: number): Promise<boolean>;
}

interface LocalInProgress extends InProgress {
  has(id: string): boolean;
}

/** Work of this process only: all that there is with the embedded database. */
export function localInProgress(): LocalInProgress {
  const running = new Map<string, Promise<unknown>>();
  return {
    has: (id) => running.has(id),
    async run(id, work) {
      if (running.has(id)) return null;
      const result = work();
      running.set(
        id,
        result.catch(() => undefined),
      );
      try {
        return await result;
      } finally {
        running.delete(id);
      }
    },
    async waitForEnd(id, timeout) {
      let timer: NodeJS.Timeout | undefined;
      const isLate = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), timeout);
      });
      const hasEnded = Promise.resolve(running.get(id)).then(() => true);
      return Promise.race([hasEnded, isLate]).finally(() => clearTimeout(timer));
    },
  };
}

const lockTimeoutCode = '55P03';
const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === lockTimeoutCode;

/** Waits for the advisory lock of an id; it is free again when this returns. */
async function waitForLock(pool: Pool, id: string, timeout: number): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${Math.max(1, Math.ceil(timeout))}`);
    // Shared, so that the waiting processes do not wait for each other.
    await client.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [id]);
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    isBroken = true;
    throw error;
  } finally {
    if (!isBroken)
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
    client.release(isBroken);
  }
}

/** The connection that holds the locks of a process, while it has any. */
interface Holder {
  client: Promise<PoolClient>;
  /** The statement before: a connection takes one at a time. */
  last: Promise<unknown>;
  users: number;
  isReleased: boolean;
}

/**
 * The advisory locks of a process, all held by one connection of `pool`. A process that dies loses its connection,
 * and the server ends its locks.
 */
function processLocks(pool: Pool) {
  let holder: Holder | null = null;

  /** Gives the connection back; one that is not as it was is closed, and its locks end. */
  async function release(mine: Holder, isBroken: boolean): Promise<void> {
    if (holder === mine) holder = null;
    if (mine.isReleased) return;
    mine.isReleased = true;
    await mine.client.then(
      (client) => client.release(isBroken),
      () => undefined,
    );
  }

  async function execute(mine: Holder, statement: string, id: string) {
    const turn = mine.last.then(async () => (await mine.client).query(statement, [id]));
    mine.last = turn.catch(() => undefined);
    try {
      return (await turn).rows;
    } catch (error) {
      await release(mine, true);
      throw error;
    }
  }

  return {
    /** Runs `work` under the lock of an id; `null` when another process holds the lock. */
    async hold<T>(id: string, work: () => Promise<T>): Promise<T | null> {
      const mine = (holder ??= { client: pool.connect(), last: Promise.resolve(), users: 0, isReleased: false });
      mine.users += 1;
      try {
        // Never waits: the statements of all other work queue behind this one.
        const [row] = await execute(mine, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held', id);
        if (!row?.held) return null;
        try {
          return await work();
        } finally {
          // A connection that breaks has given up its locks already.
          await execute(mine, 'select pg_advisory_unlock(hashtextextended($1, 0))', id).catch(() => undefined);
        }
      } finally {
        mine.users -= 1;
        if (mine.users === 0) await release(mine, false);
      }
    },
    async close(): Promise<void> {
      if (holder) await release(holder, true);
    },
  };
}

/**
 * Work of all processes on one server: an advisory lock per id. One connection of `pool` holds the locks of
 * this process, and waiting uses the others.
 */
export function serverInProgress(pool: Pool): InProgress & { close(): Promise<void> } {
  const here = localInProgress();
  const locks = processLocks(pool);
  const waits = new Map<string, Promise<boolean>>();

  return {
    run: (id, work) => here.run(id, () => locks.hold(id, work)),
    waitForEnd(id, timeout) {
      if (here.has(id)) return here.waitForEnd(id, timeout);
      let wait = waits.get(id);
      if (!wait) {
        wait = waitForLock(pool, id, timeout).finally(() => waits.delete(id));
        waits.set(id, wait);
      }
      return wait;
    },
    // Work that hangs must not hold up the end of its process.
    close: async () => {
      await locks.close();
      await pool.end();
    },
  };
}

import { withPostgres } from '../postgres.ts';

/** Starts a PostgreSQL server for the tests of a run. */
export function setup(): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const stopped = withPostgres((url) => {
      process.env['TEST_DATABASE_URL'] = url;
      resolve(() => {
        finish();
        return stopped;
      });
      return finished;
    });
    stopped.catch(reject);
  });
}

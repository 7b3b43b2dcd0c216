/** Connection errors: nothing listens, the connection broke, or the host is unknown. */
const ofConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
/** Of PostgreSQL: it stops, starts, or has no connection left (class 08, 53300, 57P01 to 57P03). */
const ofPostgres = /^(08...|53300|57P0[123])$/;
/** Driver messages that have no error code. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a failure is only that the database cannot be reached, so that the same may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (ofConnection.has(code) || ofPostgres.test(code) || ofDriver.test(error.message)) return true;
  // A host with several addresses fails with an error for each of them.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return isDatabaseAway(error.cause);
}

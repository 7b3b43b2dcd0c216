/** Timeout of one call into the page, in ms: such a call has none, and a hanging one would not report where. */
const timeoutMs = 45_000;

/** Returns the result of a call into the page, or throws an error that names the call. */
export async function withTimeout<Value>(what: string, call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([call, limit]).finally(() => clearTimeout(timer));
}

import { validationError, type ErrorResponse } from './error-response.ts';

/** Largest body in bytes. */
export const maxBodyBytes = 64 * 1024;

const tooLarge = (limit: number) =>
  validationError([{ field: 'body', message: `The body may hold at most ${Math.floor(limit / 1024)} kB.` }], 413);
export const payloadTooLarge = tooLarge(maxBodyBytes);
const notJson = validationError([{ field: 'body', message: 'The body must be valid JSON.' }]);
const wrongType = validationError([{ field: 'Content-Type', message: 'The body must be application/json.' }], 415);

/** All bytes of a body; `null` when they are more than the limit. */
export async function readBytes(request: Request, limit = maxBodyBytes): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of a POST; an empty body is `{}`. Stops reading at the limit. API-05 */
export async function readBody(request: Request, limit = maxBodyBytes): Promise<{ json: unknown } | ErrorResponse> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
  const bytes = await readBytes(request, limit);
  if (bytes === null) return tooLarge(limit);
  if (bytes.byteLength === 0) return { json: {} };
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return wrongType;
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return notJson;
  }
}

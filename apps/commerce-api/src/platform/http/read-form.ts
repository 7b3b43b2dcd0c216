import { maxBodyBytes, readBytes, payloadTooLarge } from './read-body.ts';
import { validationError, type ErrorResponse } from './error-response.ts';

const wrongType = validationError(
  [{ field: 'Content-Type', message: 'The body must be application/x-www-form-urlencoded.' }],
  415,
);

/** Parses a form post; the first of several fields with one name counts. Stops reading at the size limit. */
export async function readForm(request: Request): Promise<URLSearchParams | ErrorResponse> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return payloadTooLarge;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return wrongType;
  const bytes = await readBytes(request);
  return bytes === null ? payloadTooLarge : new URLSearchParams(new TextDecoder().decode(bytes));
}

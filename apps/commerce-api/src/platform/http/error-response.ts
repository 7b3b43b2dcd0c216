/** A rejected field; `message` never contains the sent value. */
export interface FieldError {
  field: string;
  message: string;
}

/** Error response of a handler: HTTP status and JSON body. */
export class ErrorResponse {
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 503;
  readonly body: object;

  constructor(status: ErrorResponse['status'], body: object) {
    this.status = status;
    this.body = body;
  }
}

/** Bad input, by field. */
export function validationError(problems: readonly FieldError[], status: ErrorResponse['status'] = 400): ErrorResponse {
  return new ErrorResponse(status, { problems });
}

/** The session or its checkout no longer exists; the client starts again. ERR-15 */
export const sessionReset = new ErrorResponse(200, { isReset: true });

/** A call for those who are signed in. SITE-17 */
export const unauthorized = validationError([{ field: 'session', message: 'Please sign in.' }], 401);

export const notFound = validationError([{ field: 'path', message: 'We couldn’t find that.' }], 404);

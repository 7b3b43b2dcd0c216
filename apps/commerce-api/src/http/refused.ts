/** A field that was not accepted; `message` never repeats what was sent. */
export interface FieldMessage {
  field: string;
  message: string;
}

/** A handler's answer other than the agreed reply. */
export class Refused {
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 503;
  readonly body: object;

  constructor(status: Refused['status'], body: object) {
    this.status = status;
    this.body = body;
  }
}

/** Bad input, by field. */
export function refuseFields(problems: readonly FieldMessage[], status: Refused['status'] = 400): Refused {
  return new Refused(status, { problems });
}

/** The session or its checkout is gone; the client starts again. ERR-15 */
export const reset = new Refused(200, { isReset: true });

/** A call for those who are signed in. SITE-17 */
export const signedOut = refuseFields([{ field: 'session', message: 'Please sign in.' }], 401);

export const notFound = refuseFields([{ field: 'path', message: 'There is nothing here.' }], 404);

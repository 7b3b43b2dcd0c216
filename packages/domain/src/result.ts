/** Result of an operation with expected errors; those are returned, never thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

/** Creates a success result. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Wraps the code of a reason; wording belongs to the screens. */
export function err<Problem>(error: Problem): { ok: false; error: Problem } {
  return { ok: false, error };
}

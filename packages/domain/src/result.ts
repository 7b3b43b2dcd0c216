/** Either the value asked for or the reason why not; a refusal is never thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

/** Wraps what was asked for. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Wraps the code of a reason; wording belongs to the screens. */
export function err<Problem>(error: Problem): { ok: false; error: Problem } {
  return { ok: false, error };
}

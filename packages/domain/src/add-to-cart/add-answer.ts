function field(answer: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(answer, name)?.value;
}

/** Returns true if the add failed: no response, `isError`, or `isSuccess` false. ATC-25, ATC-33 */
export function isFailedAdd(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  if (typeof answer !== 'object') return false;
  return field(answer, 'isError') === true || field(answer, 'isSuccess') === false;
}

function field(response: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(response, name)?.value;
}

/** Returns true if the add failed: no response, `isError`, or `isSuccess` false. ATC-25, ATC-33 */
export function isFailedAdd(response: unknown): boolean {
  if (response === null || response === undefined) return true;
  if (typeof response !== 'object') return false;
  return field(response, 'isError') === true || field(response, 'isSuccess') === false;
}

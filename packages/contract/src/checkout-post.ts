/** Creates a checkout POST; unless stated otherwise, it returns the updated checkout state. API-03 */
export const checkoutPost = <Id extends string, Path extends string>(id: Id, path: Path, requirement: string) =>
  ({ id, method: 'POST', path, requirement, requiresCsrfToken: true }) as const;

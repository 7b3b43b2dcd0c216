/** A checkout POST without a stated response answers the fresh state. API-03 */
export const checkoutPost = <Id extends string, Path extends string>(id: Id, path: Path, spec: string) =>
  ({ id, method: 'POST', path, spec, antiForgery: true }) as const;

/** Returns the number of thumbnail columns, at most six, that fills the last row best. */
export function thumbColumns(count: number): number {
  if (count <= 6) return Math.max(count, 1);
  const fullness = (columns: number) => (count % columns || columns) / columns;
  return [6, 5, 4].sort((one, other) => fullness(other) - fullness(one))[0] ?? 6;
}

import { existsSync, readdirSync } from 'node:fs';

/** Returns the path of the built visualizer script; empty if there is none. VIZ-06 */
export function findOwnVisualizer(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const script = files.find((file) => /^visualizer-[0-9a-f]{8}[.]js$/.test(file));
  return script ? `/visualizer/${script}` : '';
}

import { existsSync, readdirSync } from 'node:fs';

/** Address of the shop's own visualizer among its built files; empty where none was built. VIZ-06 */
export function findOwnVisualizer(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const script = files.find((file) => /^visualizer-[0-9a-f]{8}[.]js$/.test(file));
  return script ? `/visualizer/${script}` : '';
}

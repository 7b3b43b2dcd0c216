import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const hash = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url').slice(0, 12);

/**
 * Which screenshot, to the byte, has been found to equal which picture of the baseline: comparing their hashes takes
 * a twentieth of comparing their pixels. A browser that writes PNG otherwise costs time and never a verdict.
 */
export interface ScreenshotHashes {
  has(file: string, picture: Buffer, screenshot: Buffer): boolean;
  add(file: string, picture: Buffer, screenshot: Buffer): void;
  /** Saves the hashes of these files for later runs. */
  save(files: ReadonlySet<string>): void;
}

/** @param path A JSON file, which need not be there. */
export function readScreenshotHashes(path: string): ScreenshotHashes {
  const known = new Map<string, string>(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []);
  const print = (picture: Buffer, screenshot: Buffer) => hash(picture) + hash(screenshot);
  return {
    has: (file, picture, screenshot) => known.get(file) === print(picture, screenshot),
    add: (file, picture, screenshot) => known.set(file, print(picture, screenshot)),
    save: (files) => {
      const rows = [...known].filter(([file]) => files.has(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(path, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
    },
  };
}

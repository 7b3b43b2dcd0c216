import type { ProductVideo } from '@settee/domain';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** One video of the catalog; files lie in `catalog/videos`. */
const entrySchema = v.object({
  width: v.number(),
  height: v.number(),
  seconds: v.number(),
  webm: v.string(),
  mp4: v.string(),
});
const videosSchema = v.record(v.string(), entrySchema);

/** Videos by '{brand}/{slug}' of what they show. */
export type VideoManifest = Readonly<Record<string, v.InferOutput<typeof entrySchema>>>;

/** The catalog's record of its videos; empty where none were made. */
export function readVideos(): VideoManifest {
  const path = fileURLToPath(new URL('../videos/manifest.json', import.meta.resolve('@settee/catalog')));
  return existsSync(path) ? v.parse(videosSchema, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

const getUrl = (file: string) => `/videos/${file}`;

/** The video of a product as screens take it; `null` when none was made. */
export function findVideo(videos: VideoManifest, id: string): ProductVideo | null {
  const entry = videos[id];
  if (!entry) return null;
  const { width, height, webm, mp4 } = entry;
  return { width, height, webm: getUrl(webm), mp4: getUrl(mp4) };
}

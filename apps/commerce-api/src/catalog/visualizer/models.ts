import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** One model of the catalog; files lie in `catalog/models`. Sides in meters. */
const entrySchema = v.object({
  file: v.string(),
  size: v.object({ width: v.number(), depth: v.number(), height: v.number() }),
  materials: v.array(v.string()),
});
const modelsSchema = v.record(v.string(), entrySchema);

type Models = Readonly<Record<string, v.InferOutput<typeof entrySchema>>>;

function readModels(): Models {
  const path = fileURLToPath(new URL('../models/manifest.json', import.meta.resolve('@settee/catalog')));
  return existsSync(path) ? v.parse(modelsSchema, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

let known: Models | undefined;
const models = () => (known ??= readModels());

const inch = 0.0254;

/** A model that was made of a product. Sides in inches. */
export interface Model {
  url: string;
  width: number;
  depth: number;
  height: number;
  materials: readonly string[];
}

/** The model of a product by its slug; `null` when none was made. */
export function toModel(slug: string): Model | null {
  const entry = Object.hasOwn(models(), slug) ? models()[slug] : undefined;
  if (!entry) return null;
  const { file, size, materials } = entry;
  const inches = (meters: number) => Math.round((meters / inch) * 10) / 10;
  return {
    url: `/models/${file}`,
    width: inches(size.width),
    depth: inches(size.depth),
    height: inches(size.height),
    materials,
  };
}

/** Slugs of everything that has a model. */
export const getModeledSlugs = (): string[] => Object.keys(models());

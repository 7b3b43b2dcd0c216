import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyEndpoint } from '../endpoint.ts';
import { schemasOf } from '../schemas.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Steps into a field of a JSON Schema, through lists and `null`. */
export function into(schema: unknown, field: string): unknown {
  if (!isJson(schema)) return undefined;
  const { properties, items, anyOf } = schema;
  if (isJson(properties) && field in properties) return properties[field];
  if (Array.isArray(anyOf)) return anyOf.map((one) => into(one, field)).find((found) => found !== undefined);
  return items === undefined ? undefined : into(items, field);
}

/** Checks that a dotted path exists in the input or response of an endpoint. */
export function has(endpoint: AnyEndpoint, side: 'input' | 'reply', path: string): boolean {
  const schema = toJsonSchema(schemasOf(endpoint)[side], { typeMode: 'output', errorMode: 'ignore' });
  return path.split('.').reduce<unknown>(into, schema) !== undefined;
}

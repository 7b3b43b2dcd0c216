import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyEndpoint, Schemas } from './endpoint.ts';
import { examples } from './examples.ts';
import { schemasOf } from './schemas.ts';
import { endpoints } from './endpoints.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: Schemas['input'], typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

function getParameters(endpoint: AnyEndpoint): Json[] {
  const { properties = {}, required = [] } = schemaOf(schemasOf(endpoint).input, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: endpoint.path.includes(`{${name}}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }));
}

const problems = {
  description: 'The input has problems; each names its field, never its value.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          problems: {
            type: 'array',
            items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
          },
        },
      },
    },
  },
};

const tokenHeader = {
  name: 'RequestVerificationToken',
  in: 'header',
  required: true,
  description: '`requestVerificationToken` of the last cart or checkout state. API-01',
  schema: { type: 'string' },
};

function getOperation(noun: string, endpoint: AnyEndpoint): Json {
  const example = examples[endpoint.id];
  const isGet = endpoint.method === 'GET';
  return {
    operationId: endpoint.id,
    tags: [noun],
    summary: example?.text,
    description: endpoint.requirement,
    parameters: [...(isGet ? getParameters(endpoint) : []), ...(endpoint.requiresCsrfToken ? [tokenHeader] : [])],
    ...(isGet
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(schemasOf(endpoint).input, 'input'), example: example?.input },
            },
          },
        }),
    responses: {
      200: {
        description: 'The answer; `{ "isReset": true }` when the session has to start again. ERR-15',
        content: {
          'application/json': { schema: schemaOf(schemasOf(endpoint).reply, 'output'), example: example?.reply },
        },
      },
      400: problems,
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(version = '1'): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(endpoints)) {
    for (const endpoint of Object.values<AnyEndpoint>(calls)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: getOperation(noun, endpoint),
      };
    }
  }
  return { openapi: '3.1.0', info: { title: 'Settee commerce API', version }, paths };
}

import { toJsonSchema } from '@valibot/to-json-schema';
import type { EndpointDefinition, Schemas } from './endpoint.ts';
import { definitions } from './endpoints.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: Schemas['input'], typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

function getParameters(endpoint: EndpointDefinition): Json[] {
  const { properties = {}, required = [] } = schemaOf(endpoint.input, 'input') as {
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
  description: 'The input is invalid. Each problem names a field, never its value.',
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
  description: '`requestVerificationToken` of the last cart or checkout response. API-01',
  schema: { type: 'string' },
};

function getOperation(noun: string, endpoint: EndpointDefinition): Json {
  const { example } = endpoint;
  const isGet = endpoint.method === 'GET';
  return {
    operationId: endpoint.id,
    tags: [noun],
    summary: endpoint.summary,
    description: endpoint.requirement,
    parameters: [...(isGet ? getParameters(endpoint) : []), ...(endpoint.requiresCsrfToken ? [tokenHeader] : [])],
    ...(isGet
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(endpoint.input, 'input'), example: example.input },
            },
          },
        }),
    responses: {
      200: {
        description: 'The response, or `{ "isReset": true }` if the session has expired. ERR-15',
        content: {
          'application/json': { schema: schemaOf(endpoint.reply, 'output'), example: example.reply },
        },
      },
      400: problems,
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(version = '1'): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(definitions)) {
    for (const endpoint of Object.values<EndpointDefinition>(calls)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: getOperation(noun, endpoint),
      };
    }
  }
  return { openapi: '3.1.0', info: { title: 'Settee commerce API', version }, paths };
}

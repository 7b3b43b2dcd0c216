import { writeFileSync } from 'node:fs';
import type { EndpointDefinition } from '../../packages/contract/src/endpoint.ts';
import { definitions } from '../../packages/contract/src/endpoints.ts';

const heading = `# Endpoints

Generated from \`packages/contract\` by \`npm run generate\`. The OpenAPI 3.1 document is served at \`/api/openapi.json\`.
Amounts are in cents of the site's currency. An invalid input returns 400 with \`{ problems: [{ field, message }] }\`.
A response with \`isReset\` means that the session has expired. Endpoints marked *token* require the header \`RequestVerificationToken\`.
`;

const fence = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

function section(endpoint: EndpointDefinition): string {
  const { method, path, summary, requirement, requiresCsrfToken, retry, invalidates, example } = endpoint;
  const notes = [
    requirement,
    requiresCsrfToken ? '*token*' : '',
    retry ? `retried ${retry.maxRetries} times after ${retry.delayMs} ms` : '',
    invalidates ? `invalidates ${invalidates.join(', ')}` : '',
  ].filter(Boolean);
  const request = JSON.stringify(example.input) === '{}' ? '' : `\n\nRequest\n\n${fence(example.input)}`;
  return `### ${method} ${path}\n\n${summary} (${notes.join('; ')})${request}\n\nResponse\n\n${fence(example.reply)}\n`;
}

/** docs/api.md as text. */
export function apiPage(): string {
  const parts = Object.entries(definitions).map(([noun, byName]) => {
    const sorted = Object.values<EndpointDefinition>(byName).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return `## ${noun}\n\n${sorted.map(section).join('\n')}`;
  });
  return `${heading}\n${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync('docs/api.md', apiPage());

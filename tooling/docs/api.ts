import { writeFileSync } from 'node:fs';
import { examples } from '@settee/contract/examples';
import { endpoints } from '@settee/contract/endpoints';

const heading = `# The calls

Generated from \`packages/contract\` by \`node tooling/docs/api.ts\`; the same as OpenAPI 3.1 is served at \`/api/openapi.json\`.
Money is in whole cents of the site's currency. A body that does not fit answers 400 with \`{ problems: [{ field, message }] }\`.
A reply with \`isReset\` means that the session has to start again. Calls marked *token* carry the header \`RequestVerificationToken\`.
`;

const fence = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** docs/api.md as text. */
export function apiPage(): string {
  const parts = Object.entries(endpoints).map(([noun, calls]) => {
    const entries = Object.values(calls).map((endpoint) => {
      const example = examples[endpoint.id];
      const notes = [
        endpoint.requirement,
        'requiresCsrfToken' in endpoint && endpoint.requiresCsrfToken ? '*token*' : '',
        endpoint.retry ? `retried ${endpoint.retry.times} times after ${endpoint.retry.waitMs} ms` : '',
        endpoint.invalidates ? `refreshes ${endpoint.invalidates.join(', ')}` : '',
      ].filter(Boolean);
      const input = JSON.stringify(example?.input) === '{}' ? '' : `\n\nSends\n\n${fence(example?.input)}`;
      return `### ${endpoint.method} ${endpoint.path}\n\n${example?.text} (${notes.join('; ')})${input}\n\nAnswers\n\n${fence(example?.reply)}\n`;
    });
    return `## ${noun}\n\n${entries.join('\n')}`;
  });
  return `${heading}\n${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync('docs/api.md', apiPage());

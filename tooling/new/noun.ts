import { addStatement, camel, pascal, type Change } from './edits.ts';

/** The files of a noun of a kit: a flow that asks once and settles, to be made into the situations of the subject. */
export function noun(kit: string, name: string): Change[] {
  const folder = `packages/${kit}/src/${name}`;
  const [Name, flow] = [pascal(name), `${camel(name)}Flow`];
  return [
    {
      path: `${folder}/flow.ts`,
      text: `import type { Result } from '@settee/domain';

export type ${Name}Problem = 'unreachable';
export type ${Name}Result = Result<null, ${Name}Problem>;
export type ${Name}State = { at: 'idle' | 'waiting' } | { at: 'settled'; result: ${Name}Result };
export type ${Name}Event = { type: 'asked' } | { type: 'settled'; result: ${Name}Result };

export function ${flow}(state: ${Name}State, event: ${Name}Event): ${Name}State {
  switch (event.type) {
    case 'asked':
      return { at: 'waiting' };
    case 'settled':
      return state.at === 'waiting' ? { at: 'settled', result: event.result } : state;
    default:
      return event satisfies never;
  }
}
`,
    },
    {
      path: `${folder}/flow.test.ts`,
      text: `import { ok } from '@settee/domain';
import { expect, test } from 'vitest';
import { ${flow}, type ${Name}Event, type ${Name}State } from './flow.ts';

const idle: ${Name}State = { at: 'idle' };
const settled: ${Name}Event = { type: 'settled', result: ok(null) };

test.each([
  ['asking waits', [{ type: 'asked' }], { at: 'waiting' }],
  ['an answer settles', [{ type: 'asked' }, settled], { at: 'settled', result: ok(null) }],
  ['an answer nobody waits for is ignored', [settled], idle],
] satisfies [string, ${Name}Event[], ${Name}State][])('%s', (_, events, state) => {
  expect(events.reduce(${flow}, idle)).toEqual(state);
});
`,
    },
    {
      path: `${folder}/use${Name}.ts`,
      text: `import { useReducer } from 'react';
import { ${flow}, type ${Name}Result } from './flow.ts';

/** What the host app must be able to do. It answers; it never rejects. */
export interface ${Name}Ports {
  ask(): Promise<${Name}Result>;
}

export function use${Name}(ports: ${Name}Ports) {
  const [state, send] = useReducer(${flow}, { at: 'idle' });
  const ask = async () => {
    send({ type: 'asked' });
    send({ type: 'settled', result: await ports.ask() });
  };
  return { state, ask };
}
`,
    },
    {
      path: `${folder}/messages.ts`,
      text: `import type { ${Name}Problem } from './flow.ts';

export const ${camel(name)}Messages: Record<${Name}Problem, string> = {
  unreachable: 'We could not reach the shop. Please try again.',
};
`,
    },
    {
      path: `packages/${kit}/src/index.ts`,
      edit: (source) => {
        const hook = addStatement(source, 'export', `./${name}/use${Name}.ts`, [`type ${Name}Ports`, `use${Name}`]);
        const words = addStatement(hook, 'export', `./${name}/messages.ts`, [`${camel(name)}Messages`]);
        return addStatement(words, 'export', `./${name}/flow.ts`, [
          flow,
          `type ${Name}Event`,
          `type ${Name}Problem`,
          `type ${Name}Result`,
          `type ${Name}State`,
        ]);
      },
    },
  ];
}

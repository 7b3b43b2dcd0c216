import { addStatement, camel, pascal, type Change } from './edits.ts';

/** The files of a noun of a kit: a reducer that loads once, to be made into the states of the subject. */
export function noun(kit: string, name: string): Change[] {
  const folder = `packages/${kit}/src/${name}`;
  const [Name, reducer] = [pascal(name), `${camel(name)}Reducer`];
  return [
    {
      path: `${folder}/reducer.ts`,
      text: `import type { Result } from '@settee/domain';

export type ${Name}Error = 'unreachable';
export type ${Name}Result = Result<null, ${Name}Error>;
export type ${Name}State = { status: 'idle' | 'loading' } | { status: 'loaded'; result: ${Name}Result };
export type ${Name}Event = { type: 'requested' } | { type: 'loaded'; result: ${Name}Result };

export function ${reducer}(state: ${Name}State, event: ${Name}Event): ${Name}State {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' };
    case 'loaded':
      return state.status === 'loading' ? { status: 'loaded', result: event.result } : state;
    default:
      return event satisfies never;
  }
}
`,
    },
    {
      path: `${folder}/reducer.test.ts`,
      text: `import { ok } from '@settee/domain';
import { expect, test } from 'vitest';
import { ${reducer}, type ${Name}Event, type ${Name}State } from './reducer.ts';

const idle: ${Name}State = { status: 'idle' };
const loaded: ${Name}Event = { type: 'loaded', result: ok(null) };

test.each([
  ['a request is pending', [{ type: 'requested' }], { status: 'loading' }],
  ['a response ends it', [{ type: 'requested' }, loaded], { status: 'loaded', result: ok(null) }],
  ['a response without a request is ignored', [loaded], idle],
] satisfies [string, ${Name}Event[], ${Name}State][])('%s', (_, events, state) => {
  expect(events.reduce(${reducer}, idle)).toEqual(state);
});
`,
    },
    {
      path: `${folder}/use${Name}.ts`,
      text: `import { useReducer } from 'react';
import { ${reducer}, type ${Name}Result } from './reducer.ts';

/** What the host app must be able to do. It returns errors and never rejects. */
export interface ${Name}Ports {
  load(): Promise<${Name}Result>;
}

export function use${Name}(ports: ${Name}Ports) {
  const [state, send] = useReducer(${reducer}, { status: 'idle' });
  const load = async () => {
    send({ type: 'requested' });
    send({ type: 'loaded', result: await ports.load() });
  };
  return { state, load };
}
`,
    },
    {
      path: `${folder}/messages.ts`,
      text: `import type { ${Name}Error } from './reducer.ts';

export const ${camel(name)}Messages: Record<${Name}Error, string> = {
  unreachable: 'We could not reach the shop. Please try again.',
};
`,
    },
    {
      path: `packages/${kit}/src/index.ts`,
      edit: (source) => {
        const hook = addStatement(source, 'export', `./${name}/use${Name}.ts`, [`type ${Name}Ports`, `use${Name}`]);
        const messages = addStatement(hook, 'export', `./${name}/messages.ts`, [`${camel(name)}Messages`]);
        return addStatement(messages, 'export', `./${name}/reducer.ts`, [
          reducer,
          `type ${Name}Event`,
          `type ${Name}Error`,
          `type ${Name}Result`,
          `type ${Name}State`,
        ]);
      },
    },
  ];
}

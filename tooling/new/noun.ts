import { addStatement, camel, pascal, type Change } from './edits.ts';

/** Names of the generated code. */
interface Names {
  Name: string;
  reducer: string;
  messages: string;
}

const reducerText = ({ Name, reducer }: Names) => `import type { Result } from '@settee/domain';

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
`;

const reducerTestText = ({ Name, reducer }: Names) => `import { ok } from '@settee/domain';
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
`;

const hookText = ({ Name, reducer }: Names) => `import { useReducer } from 'react';
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
`;

const messagesText = ({ Name, messages }: Names) => `import type { ${Name}Error } from './reducer.ts';

export const ${messages}: Record<${Name}Error, string> = {
  unreachable: 'We could not reach the shop. Please try again.',
};
`;

function addExports(source: string, name: string, { Name, reducer, messages }: Names): string {
  const withHook = addStatement(source, 'export', `./${name}/use${Name}.ts`, [`type ${Name}Ports`, `use${Name}`]);
  const withMessages = addStatement(withHook, 'export', `./${name}/messages.ts`, [messages]);
  return addStatement(withMessages, 'export', `./${name}/reducer.ts`, [
    reducer,
    `type ${Name}Event`,
    `type ${Name}Error`,
    `type ${Name}Result`,
    `type ${Name}State`,
  ]);
}

/** The files of a noun of a kit: a reducer that loads once, to be made into the states of the subject. */
export function noun(kit: string, name: string): Change[] {
  const folder = `packages/${kit}/src/${name}`;
  const names = { Name: pascal(name), reducer: `${camel(name)}Reducer`, messages: `${camel(name)}Messages` };
  return [
    { path: `${folder}/reducer.ts`, text: reducerText(names) },
    { path: `${folder}/reducer.test.ts`, text: reducerTestText(names) },
    { path: `${folder}/use${names.Name}.ts`, text: hookText(names) },
    { path: `${folder}/messages.ts`, text: messagesText(names) },
    { path: `packages/${kit}/src/index.ts`, edit: (source) => addExports(source, name, names) },
  ];
}

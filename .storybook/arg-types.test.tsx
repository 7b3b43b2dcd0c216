import { expect, test } from 'vitest';
import { withWholeTypes } from './arg-types.ts';

interface Given {
  type?: object;
  /** The type in the source. */
  raw?: string;
  value?: unknown;
}

/** The row of a property after the table has whole types. */
function rowOf(name: string, { type, raw, value }: Given) {
  const component = { __docgenInfo: { props: raw === undefined ? {} : { [name]: { type: { raw } } } } };
  const argTypes = type === undefined ? {} : { [name]: { name, type } };
  const context = { component, initialArgs: { [name]: value }, argTypes };
  return withWholeTypes(context as unknown as Parameters<typeof withWholeTypes>[0])[name];
}

test('a function is shown as it is written, without a control', () => {
  const row = { control: { disable: true }, table: { type: { summary: '(reason: string) => void' } } };
  expect(rowOf('onClose', { type: { name: 'function' }, raw: '(reason: string) => void' })).toMatchObject(row);
  expect(rowOf('onClose', { type: { name: 'other' }, raw: '((reason: string) => void)' })).toMatchObject(row);
});

test('a value that can be typed has its control', () => {
  expect(rowOf('open', { type: { name: 'boolean' }, raw: 'boolean' })).not.toHaveProperty('control');
  const title = rowOf('title', { type: { name: 'other' }, raw: 'ReactNode', value: 'Confirm' });
  expect(title).not.toHaveProperty('control');
});

test('content is no tree of an element of React', () => {
  expect(rowOf('children', { value: {} })).toMatchObject({
    description: 'The content.',
    control: { disable: true },
    table: { type: { summary: 'ReactNode' } },
  });
});

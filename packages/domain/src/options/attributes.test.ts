import { expect, test } from 'vitest';
import { getAttributes } from './attributes.ts';

const yes = [{ attributeId: 'swatchInStock', value: 'yes' }];
const no = [{ attributeId: 'swatchInStock', value: 'no' }];

test.each([
  [{ attributes: yes }, yes],
  [{ choiceAttibutes: no }, no],
  [{ attributes: yes, choiceAttibutes: no }, yes],
  [{ attributes: [], choiceAttibutes: no }, []],
  [{}, []],
])('CHOICE-02: the attributes of %j are %j', (choice, attributes) => {
  expect(getAttributes(choice)).toEqual(attributes);
});

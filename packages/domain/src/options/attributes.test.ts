import { expect, test } from 'vitest';
import { attributesOf } from './attributes.ts';

const yes = [{ attributeId: 'swatchInStock', value: 'yes' }];
const no = [{ attributeId: 'swatchInStock', value: 'no' }];

test.each([
  [{ attributes: yes }, yes],
  [{ choiceAttibutes: no }, no],
  [{ attributes: yes, choiceAttibutes: no }, yes],
  [{ attributes: [], choiceAttibutes: no }, []],
  [{}, []],
])('CHOICE-02: the attributes of %j are %j', (choice, attributes) => {
  expect(attributesOf(choice)).toEqual(attributes);
});

import { expect, test } from 'vitest';
import { copyable } from './copyable.ts';

const names = new Set(['Accordion', 'AccordionItem', 'Button', 'Pagination']);
const example = 'the example';

test.each([
  ['<Button busy>Add</Button>', "import { Button } from '@settee/ui';\n\n<Button busy>Add</Button>"],
  [
    '<div><Accordion><AccordionItem value="a" /></Accordion></div>',
    'import { Accordion, AccordionItem } from \'@settee/ui\';\n\n<div><Accordion><AccordionItem value="a" /></Accordion></div>',
  ],
  // Called for its own sake: nothing is missing.
  ['<Button onClick={() => {}} />', "import { Button } from '@settee/ui';\n\n<Button onClick={() => {}} />"],
  ['<Button onClick={function _Y(){}} />', "import { Button } from '@settee/ui';\n\n<Button onClick={() => {}} />"],
  ['<Pagination href={function pages() {}} page={3} />', example],
  ['<Pagination href={() => {}} page={3} />', example],
  ['<Kept value={[]} />', example],
  ['<Accordion><Kept /></Accordion>', example],
  ['<Foo.Bar />', example],
  ['<p>Text</p>', example],
])('the code %s can be copied as it is shown', (code, shown) => {
  expect(copyable(code, names, example)).toBe(shown);
});

test('completing code twice gives the same result', () => {
  const once = copyable('<Button />', names, example);
  expect(copyable(once, names, example)).toBe(once);
});

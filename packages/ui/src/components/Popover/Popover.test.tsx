import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

const html = renderToString(
  <Popover id="glove" label="About White Glove" renderTrigger={(props) => <button {...props}>White Glove</button>}>
    Two people bring it in.
  </Popover>,
);

test('opens before any script is loaded, because the trigger references its popover', () => {
  expect(html).toMatch(/<button[^>]*popoverTarget="glove"/i);
  expect(html).toMatch(/<div[^>]*id="glove"[^>]*popover="auto"/);
});

test('exposes the popup type of the trigger, and has a name', () => {
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"/);
  expect(html).toMatch(/role="dialog" aria-label="About White Glove"/);
});

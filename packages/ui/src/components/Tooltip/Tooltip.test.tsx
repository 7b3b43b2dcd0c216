import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

test('the description is present before any script is loaded', () => {
  const html = renderToString(
    <Tooltip
      id="hint"
      content="SKU 100101"
      renderTrigger={(props) => (
        <button aria-describedby={props['aria-describedby']} ref={props.ref}>
          Alder
        </button>
      )}
    />,
  );
  expect(html).toContain('<button aria-describedby="hint">');
  expect(html).toMatch(/<div role="tooltip" id="hint" popover="manual"[^>]*>SKU 100101/);
});

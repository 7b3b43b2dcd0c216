import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

test('a closed dialog is nothing in the HTML of the server, an open one waits for the browser', () => {
  for (const open of [false, true]) {
    const html = renderToString(
      <Dialog open={open} onOpenChange={() => {}} title="Network Error">
        Offline
      </Dialog>,
    );
    expect(html).toBe('');
  }
});

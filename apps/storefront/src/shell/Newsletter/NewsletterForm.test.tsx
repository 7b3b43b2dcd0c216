import type { TransportRequest } from '@settee/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createDataSource, DataProvider } from '../../data/data-source.ts';
import { PageProvider } from '../../data/site.ts';
import { testPage } from '../testing.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const subscribed = { isSuccess: true, isConfirmed: false, errorMessage: '' };

/** Renders the form; each request gets the next of `replies`. */
function show(replies: readonly { status: number; json: unknown }[]) {
  const sent: TransportRequest[] = [];
  const transport = async (request: TransportRequest) => {
    if (request.method === 'GET') return { status: 200, json: { requestVerificationToken: 't0ken' } };
    sent.push(request);
    return replies[sent.length - 1] ?? { status: 500, json: {} };
  };
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() =>
    root?.render(
      <MemoryRouter>
        <PageProvider value={testPage}>
          <DataProvider value={createDataSource(transport)}>
            <NewsletterForm />
          </DataProvider>
        </PageProvider>
      </MemoryRouter>,
    ),
  );
  const find = <Found extends Element>(selector: string, kind: new () => Found): Found => {
    const found = container.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`${selector} is missing`);
    return found;
  };
  const field = find('input', HTMLInputElement);
  const button = find('button', HTMLButtonElement);
  const note = () => find('[role=status]', HTMLElement).textContent;
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** Double-clicks, and waits for the response. */
  const clickButton = async () => {
    button.focus();
    act(() => button.click());
    act(() => button.click());
    do await act(() => new Promise((resolve) => setImmediate(resolve)));
    while (button.hasAttribute('aria-busy'));
  };
  return { sent, field, button, note, type, clickButton };
}

test('a double click subscribes once, and the focus stays on the button', async () => {
  const { sent, button, note, type, clickButton } = show([{ status: 200, json: subscribed }]);
  type('nora@example.com');
  await clickButton();
  expect(sent).toHaveLength(1);
  expect(note()).toContain('nora@example.com');
  expect(document.activeElement).toBe(button);
  await clickButton();
  expect(sent).toHaveLength(1);
});

test('after a failure the address is still there and can be sent again; another one can follow', async () => {
  const ok = { status: 200, json: subscribed };
  const { sent, field, note, type, clickButton } = show([{ status: 400, json: {} }, ok, ok]);
  type('nora@example.con');
  await clickButton();
  expect([sent.length, field.value, document.activeElement]).toEqual([1, 'nora@example.con', field]);
  await clickButton();
  expect([sent.length, note()]).toEqual([2, expect.stringContaining('nora@example.con')]);
  type('nora@example.com');
  expect(note()).toBe('');
  await clickButton();
  expect([sent.length, note()]).toEqual([3, expect.stringContaining('nora@example.com')]);
});

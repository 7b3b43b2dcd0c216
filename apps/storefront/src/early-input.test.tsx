import { lazyPart } from '@settee/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureEarlyInput, reportHydrated } from './early-input.ts';

beforeEach(() => {
  // As a page includes it: by its source alone.
  // oxlint-disable-next-line no-eval
  (0, eval)(`(${captureEarlyInput})()`);
});

let root: Root | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  document.body.replaceChildren();
});

/** Says that it is hydrated, as the app does. */
function Page({ children }: { children: ReactNode }) {
  useEffect(reportHydrated, []);
  return children;
}

/** Renders server HTML into the document; returns the function that hydrates it. */
function serve(view: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(view);
  return () => flushSync(() => (root = hydrateRoot(container, <Page>{view}</Page>)));
}

const find = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function Form({ onSend, action }: { onSend: (submitted: object) => void; action?: string | undefined }) {
  const [code, setCode] = useState('');
  const [saved, setSaved] = useState(false);
  const [way, setWay] = useState('ship');
  const [country, setCountry] = useState('US');
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ code, saved, way, country });
      }}
    >
      <input name="code" value={code} onChange={(event) => setCode(event.target.value)} />
      <input type="checkbox" checked={saved} onChange={(event) => setSaved(event.target.checked)} />
      {['ship', 'pickup'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          value={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <select value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>US</option>
        <option>CA</option>
      </select>
      <button type="submit">
        <b>Send</b>
      </button>
    </form>
  );
}

test('text, checkboxes, choices and submits from before hydration are replayed in that order, once', async () => {
  const onSend = vi.fn();
  const takeOver = serve(<Form onSend={onSend} />);
  type(find('[name=code]'), '123');
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLInputElement>('[value=pickup]').click();
  const select = find<HTMLSelectElement>('select');
  select.value = 'CA';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('b').dispatchEvent(click);
  find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click.defaultPrevented).toBe(true);
  takeOver();
  await expect.poll(() => onSend).toHaveBeenCalled();
  expect(onSend.mock.calls).toEqual([[{ code: '123', saved: true, way: 'pickup', country: 'CA' }]]);
  expect(find<HTMLInputElement>('[name=code]').value).toBe('123');
});

test('text and clicks during hydration are replayed too', async () => {
  const onSend = vi.fn();
  let shopper: (() => void) | undefined;
  /** Renders after the form, when its nodes are prepared by React but not yet hydrated. */
  const Next = () => {
    shopper?.();
    shopper = undefined;
    return null;
  };
  const takeOver = serve(
    <>
      <Form onSend={onSend} />
      <Next />
    </>,
  );
  shopper = () => {
    expect(Object.keys(find('button')).some((key) => key.startsWith('__reactProps$'))).toBe(true);
    type(find('[name=code]'), '123');
    find<HTMLButtonElement>('button').click();
  };
  takeOver();
  expect(onSend).not.toHaveBeenCalled();
  await expect.poll(() => onSend).toHaveBeenCalled();
  expect(onSend.mock.calls).toMatchObject([[{ code: '123' }]]);
});

test.each([undefined, '/send'])(
  'a submit right after hydration waits for the held input of its form, and later typing replaces it: action %s',
  async (action) => {
    const onSend = vi.fn();
    const takeOver = serve(<Form onSend={onSend} action={action} />);
    find<HTMLInputElement>('[type=checkbox]').click();
    type(find('[name=code]'), '12');
    takeOver();
    type(find('[name=code]'), '123');
    find<HTMLButtonElement>('button').click();
    await expect.poll(() => onSend).toHaveBeenCalled();
    expect(onSend.mock.calls).toMatchObject([[{ code: '123', saved: true }]]);
  },
);

test('a checkbox that is clicked before its page is hydrated is checked, also where React hydrates for the click', async () => {
  const onSend = vi.fn();
  const container = document.body.appendChild(document.createElement('main'));
  const view = <Page>{<Form onSend={onSend} />}</Page>;
  container.innerHTML = renderToString(view);
  // Without flushSync, React hydrates later, or at once for an event.
  root = hydrateRoot(container, view);
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  await expect.poll(() => onSend).toHaveBeenCalled();
  expect(onSend.mock.calls).toEqual([[{ code: '', saved: true, way: 'ship', country: 'US' }]]);
});

test('two buttons of one form that are clicked before hydration are both replayed', async () => {
  const clicked: string[] = [];
  const button = (name: string) => (
    <button type="button" name={name} onClick={() => clicked.push(name)}>
      {name}
    </button>
  );
  const takeOver = serve(
    <form>
      {button('show')}
      {button('send')}
    </form>,
  );
  find<HTMLButtonElement>('[name=show]').click();
  find<HTMLButtonElement>('[name=send]').click();
  takeOver();
  await expect.poll(() => clicked).toEqual(['show', 'send']);
});

test('a click in a part without code is replayed when the part is hydrated, and not before; a button that works with the parts waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Form>();
  const load = vi.fn(() => promise);
  const ready = lazyPart(() => Promise.resolve(Form));
  await ready.ready();
  const onSend = vi.fn();
  const onOther = vi.fn();
  const onAdd = vi.fn(() => expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true));
  const container = document.body.appendChild(document.createElement('main'));
  const view = (Part: typeof ready) => (
    <Page>
      <Suspense>
        <Part onSend={onSend} />
      </Suspense>
      <button id="other" type="button" onClick={onOther}>
        Other
      </button>
      <button id="add" type="button" data-after-input="" onClick={onAdd}>
        Add
      </button>
    </Page>
  );
  container.innerHTML = renderToString(view(ready));
  root = hydrateRoot(container, view(lazyPart(load)));
  // The page is hydrated when React loads the code of the part.
  await expect.poll(() => load).toHaveBeenCalled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type(find('[name=code]'), '123');
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLButtonElement>('form button').click();
  find<HTMLButtonElement>('#add').click();
  find<HTMLButtonElement>('#other').click();
  expect(onOther).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSend).not.toHaveBeenCalled();
  expect(onAdd).not.toHaveBeenCalled();
  resolve(Form);
  await expect.poll(() => vi.advanceTimersByTimeAsync(20).then(() => onAdd)).toHaveBeenCalledOnce();
  expect(onSend.mock.calls).toMatchObject([[{ code: '123', saved: true }]]);
});

test('a change without effect is not replayed: a checkbox that was unchecked again', async () => {
  const onSend = vi.fn();
  const takeOver = serve(<Form onSend={onSend} />);
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLButtonElement>('button').click();
  takeOver();
  await expect.poll(() => onSend).toHaveBeenCalled();
  expect(onSend.mock.calls).toEqual([[{ code: '', saved: false, way: 'ship', country: 'US' }]]);
});

test('a hydrated page handles each click at once', () => {
  const onSend = vi.fn();
  serve(<Form onSend={onSend} />)();
  find<HTMLButtonElement>('button').click();
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('what works without React, or is of another script, is left alone', () => {
  serve(
    <>
      <form action="/search">
        <button id="search" type="submit">
          Search
        </button>
      </form>
      <button id="menu" type="button" popoverTarget="glove">
        Menu
      </button>
      <div id="glove" popover="auto" />
    </>,
  );
  Object.defineProperty(find('#menu'), 'popoverTargetElement', { value: find('#glove') });
  dispatchEvent(new Event('DOMContentLoaded'));
  const otherButton = document.body.appendChild(document.createElement('button'));
  const onClick = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', onClick);
  for (const button of [find('#search'), find('#menu'), otherButton]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(click);
  }
  document.removeEventListener('click', onClick);
  expect(onClick).toHaveBeenCalledTimes(3);
});

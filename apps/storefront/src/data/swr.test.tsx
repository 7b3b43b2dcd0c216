import {
  type AnyEndpoint,
  getHome,
  moveToPaymentPage,
  refreshCheckout,
  removeItem,
  type TransportRequest,
} from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cartCountQuery, useCartCount } from './cart-count.ts';
import { useCheckoutState, useSaveCheckout } from './checkout-state.ts';
import { createDataSource, DataProvider } from './data-source.ts';
import { serializeQueryKey, type Query, query } from './query.ts';
import { useMutation, useQuery } from './swr.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const step = (number: number) => ({ ...Object(examples['order.refresh']?.reply), step: number });

/** Renders a component with a backend of contract examples; returns the requests. */
async function show(
  Shown: () => null,
  known: readonly (readonly [Query, unknown])[] = [],
  failing: readonly string[] = [],
) {
  const sent: TransportRequest[] = [];
  const replies: Record<string, unknown> = { 'order.refresh': step(2), 'order.moveToPaymentPage': step(3) };
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    if (failing.includes(id)) return { status: 500, json: null };
    return { status: 200, json: replies[id] ?? examples[id]?.reply };
  };
  const source = createDataSource(transport);
  const responses = Object.fromEntries(known.map(([one, response]) => [serializeQueryKey(one), response]));
  source.learn(responses);
  const cache = new Map(Object.entries(responses).map(([key, response]) => [key, { data: response }]));
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(
      <DataProvider value={source}>
        <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
          <Shown />
        </SWRConfig>
      </DataProvider>,
    );
  });
  return { sent, paths: () => sent.map(({ url }) => url) };
}

test('a response that was sent with the page is shown and not requested again', async () => {
  const shown: unknown[] = [];
  const home = query(getHome, {});
  const { sent } = await show(() => {
    shown.push(useQuery(home).data);
    return null;
  }, [[home, examples['browse.home']?.reply]]);
  expect(shown.at(-1)).toEqual(examples['browse.home']?.reply);
  expect(sent).toEqual([]);
});

test('a query without a response is requested once', async () => {
  const home = query(getHome, {});
  const { paths } = await show(() => {
    useQuery(home);
    return null;
  });
  expect(paths()).toEqual(['/browse/home']);
});

test.each([
  ['a refresh that fails is retried within two seconds', [[cartCountQuery, { cartItemCount: 1 }]], 2],
  ['a first request that fails is not', [], 1],
] as const)('%s', async (_, known, requests) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let call: ReturnType<typeof useMutation> | undefined;
  const { paths } = await show(
    () => {
      call = useMutation();
      useCartCount();
      return null;
    },
    known,
    [cartCountQuery.endpoint.id],
  );
  if (known.length > 0) await act(async () => void (await call?.(removeItem, { id: 'line' })));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(paths().filter((path) => path === '/ReactCart/GetCartItemCount')).toHaveLength(requests);
});

test('ATC-14: a write refreshes the reads that its entry names, the cart count among them', async () => {
  let call: ReturnType<typeof useMutation> | undefined;
  const { paths } = await show(() => {
    call = useMutation();
    useCartCount();
    return null;
  }, [[cartCountQuery, { cartItemCount: 1 }]]);
  await act(async () => void (await call?.(removeItem, { id: 'line' })));
  expect(paths().filter((path) => path !== '/ReactCart/GetCart')).toEqual([
    '/ReactCart/RemoveItem',
    '/ReactCart/GetCartItemCount',
  ]);
});

test('API-01, API-02: a checkout post carries the token of the last state in its header', async () => {
  let call: ReturnType<typeof useMutation> | undefined;
  const { sent } = await show(() => {
    call = useMutation();
    return null;
  }, [[query(refreshCheckout, {}), { ...step(2), requestVerificationToken: 'token of the state' }]]);
  await act(async () => void (await call?.(moveToPaymentPage, {})));
  expect(sent.map(({ headers }) => headers['RequestVerificationToken'])).toEqual(['token of the state']);
});

test('API-03: the checkout data in the response of a checkout post replaces the state without a refetch', async () => {
  let call: ReturnType<typeof useMutation> | undefined;
  let save: ReturnType<typeof useSaveCheckout> | undefined;
  const steps: unknown[] = [];
  const { paths } = await show(() => {
    call = useMutation();
    save = useSaveCheckout();
    steps.push(useCheckoutState().data?.step);
    return null;
  }, [[query(refreshCheckout, {}), step(2)]]);
  await act(async () => {
    const state = await call?.(moveToPaymentPage, {});
    if (state) save?.(state);
  });
  expect([steps[0], steps.at(-1)]).toEqual([2, 3]);
  expect(paths()).toEqual(['/ReactCheckout/MoveToPaymentPage']);
});

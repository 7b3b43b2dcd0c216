import { CheckoutEventsProvider, type CheckoutControl } from '@settee/checkout-kit';
import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import type { CheckoutState } from '@settee/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { useCheckoutState } from '../../data/checkout-state.ts';
import { createDataSource, DataProvider } from '../../data/data-source.ts';
import { PageProvider } from '../../data/site.ts';
import { testPage } from '../../shell/testing.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('CHK-13: a removed code does not show in the next step', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  let promoCode = 'WELCOME10';
  const stateOf = () => ({ ...Object(examples['order.refresh']?.reply), step: 3, promoCode });
  const transport = async (_: TransportRequest, { id }: AnyEndpoint) => {
    if (id === 'promo.verify') {
      promoCode = '';
      return { status: 200, json: { isSuccess: false, message: 'Promotion Code has been removed' } };
    }
    return { status: 200, json: id === 'order.refresh' ? stateOf() : examples[id]?.reply };
  };
  let checkout: CheckoutControl | undefined;
  let cached: CheckoutState | undefined;
  const Cached = () => {
    cached = useCheckoutState().data;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PageProvider value={testPage}>
          <DataProvider value={createDataSource(transport)}>
            <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, revalidateOnFocus: false }}>
              <CheckoutEventsProvider value={() => {}}>
                <CheckoutPage step={3} title="Payment">
                  {(control) => {
                    checkout = control;
                    return null;
                  }}
                </CheckoutPage>
                <Cached />
              </CheckoutEventsProvider>
            </SWRConfig>
          </DataProvider>
        </PageProvider>
      </MemoryRouter>,
    ),
  );
  await expect.poll(() => checkout).toBeDefined();
  expect(cached?.promoCode).toBe('WELCOME10');
  await act(async () => void (await checkout?.goForward(4, checkout.ports.moveToReviewPage)));
  expect([checkout?.data.promoCode, cached?.promoCode]).toEqual(['', '']);
  await act(async () => root.unmount());
});

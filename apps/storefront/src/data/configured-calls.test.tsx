import { CheckoutEventsProvider, useAddToCart } from '@settee/checkout-kit';
import {
  addToRegistry,
  type AnyEndpoint,
  CallError,
  getBrowseData,
  getCart,
  getChoiceGroups,
  getCustomerImages,
  getFabricInfo,
  getHashedContact,
  getQuickShip,
  getRegistries,
  isOverridable,
  log,
  orderFreeFormSwatches,
  saveDesign,
} from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { Hono } from 'hono';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { transportTo } from '../edges/fetch-transport.ts';
import { getEndpointOverrides } from '../server/endpoint-overrides.ts';
import { useAddToCartPorts } from './add-to-cart.ts';
import { choiceCalls } from './choice-layers.ts';
import { createDataSource, DataProvider } from './data-source.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const token = 't0ken';
const always: Readonly<Record<string, () => Response>> = {
  [getCart.path]: () => Response.json({ ...Object(examples['cart.get']?.reply), requestVerificationToken: token }),
  [log.path]: () => Response.json(examples['problems.log']?.reply),
};

/** Creates a configured shop with a fake backend for the given paths; returns its data source, log and requests. */
function shopBefore(
  settings: Parameters<typeof getEndpointOverrides>[0],
  responses: Readonly<Record<string, () => Response>>,
) {
  const requests: Request[] = [];
  const app = new Hono();
  app.all('*', ({ req }) => {
    requests.push(req.raw);
    return (responses[req.path] ?? always[req.path])?.() ?? new Response(null, { status: 404 });
  });
  const handleRequest = async (request: Request) => app.fetch(request);
  const transport = transportTo(handleRequest, new URL('http://localhost'), () => ({}));
  const source = createDataSource(transport, getEndpointOverrides(settings).configuredCalls);
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  return { source, requests, paths };
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof CallError ? error : expect.unreachable()),
  );

const calls: readonly [string, string, AnyEndpoint][] = [
  ['FLY-16', 'fabricInfoUrl', getFabricInfo],
  ['PDP-24', 'browseDataUrl', getBrowseData],
  ['FILTER-26', 'choiceGroupsPath', getChoiceGroups],
  ['GALL-21', 'customerImagesUrl', getCustomerImages],
  ['MONO-23', 'monogrammingConfirmationUrl', saveDesign],
  ['REG-39', 'registryListUrl', getRegistries],
  ['SWATCH-93', 'hashedContactUrl', getHashedContact],
  ['SWATCH-94', 'freeFormOrderUrl', orderFreeFormSwatches],
];

test.each(calls)(
  '%s: %s replaces the default path, with the same request, response and errors',
  async (_id, key, endpoint) => {
    const { input, reply } = examples[endpoint.id] ?? expect.unreachable();
    const path = '/another/service';
    const well = shopBefore({ [key]: path }, { [path]: () => Response.json(reply) });
    expect(await well.source.call(endpoint, input)).toEqual(reply);
    expect(well.requests[0]?.method).toBe(endpoint.method);
    if (endpoint.method === 'GET')
      expect(Object.keys(Object.fromEntries(new URL(well.requests[0]?.url ?? '').searchParams))).toEqual(
        Object.keys(Object(input)),
      );
    expect(new Set(well.paths())).toEqual(new Set([path]));
    const broken = () => new Response(null, { status: 503 });
    const ill = shopBefore({ [key]: path }, { [path]: broken });
    const plain = shopBefore({}, { [endpoint.path]: broken });
    const failed = await failure(ill.source.call(endpoint, input));
    expect(failed).toEqual(await failure(plain.source.call(endpoint, input)));
    expect([failed.message, plain.paths()]).toEqual(['Status: 503', [endpoint.path]]);
  },
);

test('REG-36: items go into a registry where it is configured, as a list and with the token', async () => {
  const { input, reply } = examples[addToRegistry.id] ?? expect.unreachable();
  const path = '/another/registry';
  const well = shopBefore({ registryAddItemsUrl: path }, { [path]: () => Response.json(reply) });
  expect(await well.source.call(addToRegistry, Object(input))).toEqual(reply);
  const added = well.requests.at(-1) ?? expect.unreachable();
  expect([added.method, new URL(added.url).pathname, added.headers.get('RequestVerificationToken')]).toEqual([
    'POST',
    path,
    token,
  ]);
  expect(await added.json()).toEqual(input);
});

test.each([
  [{ registryListSuffix: '/mine' }, '/gift-registry/list/mine'],
  [{ registryListUrl: '/lists/', registryListSuffix: '/mine' }, '/lists/mine'],
])('REG-39: the list of registries is requested at the configured path with its suffix: %j', async (config, path) => {
  const { reply } = examples[getRegistries.id] ?? expect.unreachable();
  const { source, paths } = shopBefore(config, { [path]: () => Response.json(reply) });
  expect(await source.call(getRegistries, {})).toEqual(reply);
  expect(paths()).toEqual([path]);
});

test('QSHIP-06: quick-ship products are requested at the configured path, followed by the sku', async () => {
  const { reply } = examples[getQuickShip.id] ?? expect.unreachable();
  const path = '/stock/soon/100112';
  const well = shopBefore({ quickShipUrl: '/stock/soon' }, { [path]: () => Response.json(reply) });
  expect(await well.source.call(getQuickShip, { sku: 100112 })).toEqual(reply);
  const plain = shopBefore({}, {});
  expect((await failure(plain.source.call(getQuickShip, { sku: 100112 }))).message).toBe('Status: 404');
  expect([well.paths(), plain.paths()]).toEqual([[path], ['/browse/quickship/100112']]);
});

test.each([
  ['SWATCH-93', 'hashedContactUrl', getHashedContact],
  ['SWATCH-94', 'freeFormOrderUrl', orderFreeFormSwatches],
] as const)('%s: a page knows whether it may make the call of %s', (_, key, endpoint) => {
  const isRequested = (path: string) => isOverridable(getEndpointOverrides({ [key]: path }).configuredCalls, endpoint);
  expect([isRequested(''), isRequested(endpoint.path), isRequested('/another/service')]).toEqual([false, true, true]);
});

test('FLY-16: a configured fabric info that fails is logged and shows nothing to the shopper', async () => {
  const { source, requests } = shopBefore({ fabricInfoUrl: '/fabrics/info' }, {});
  const logged: string[] = [];
  const { fetchFabricInfo } = choiceCalls(
    { client: source, log: (message: string) => void logged.push(message) },
    100112,
  );
  expect(await fetchFabricInfo('11-3001_12-1201')).toBeNull();
  expect(requests[0]?.url).toBe('http://localhost/fabrics/info?sku=100112&optionChoiceParameter=11-3001_12-1201');
  expect(logged).toEqual(['Fabric info failed: Status: 404']);
});

const settings = {
  addToCartUrl: '/shop-service/add',
  addToCartMethod: 'GET',
  customConfirmationUrl: '/shop-service/terms',
} as const;
const terms = { ...Object(examples['addToCart.customConfirmation']?.reply), hasCustomOrderConfirmation: false };

/** Clicks the add-to-cart button of a configured shop and returns the final state. */
async function clickButton(responses: Readonly<Record<string, () => Response>>) {
  const shop = shopBefore(settings, responses);
  let add: ReturnType<typeof useAddToCart> | undefined;
  const Button = () => {
    add = useAddToCart({ ports: useAddToCartPorts(), hasCustomConfirmation: true });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <DataProvider value={shop.source}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <CheckoutEventsProvider value={() => {}}>
              <Button />
            </CheckoutEventsProvider>
          </SWRConfig>
        </DataProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => void (await add?.click({ Sku: 100112, OptionChoiceParameter: '11-3001' })));
  const state = add?.state;
  await act(async () => root.unmount());
  return { ...shop, state };
}

test('ATC-28, ATC-29: terms and add go where they are configured, a GET add with the token and its items in the query', async () => {
  const { requests, state } = await clickButton({
    '/shop-service/terms': () => Response.json(terms),
    '/shop-service/add': () => Response.json(examples['addToCart.add']?.reply),
  });
  expect(state?.status).toBe('confirmed');
  const [looked, , added] = requests;
  expect(looked?.url).toBe('http://localhost/shop-service/terms?sku=100112&optionChoiceParameter=11-3001');
  const { pathname, searchParams } = new URL(added?.url ?? '');
  expect([added?.method, pathname]).toEqual(['GET', '/shop-service/add']);
  expect(JSON.parse(searchParams.get('items') ?? '')).toMatchObject([{ Sku: 100112, Quantity: 1 }]);
  expect(added?.headers.get('RequestVerificationToken')).toBe(token);
});

test.each([
  ['isError', () => Response.json({ isSuccess: false, isError: true, status: '400', errorMessage: 'Sold out' })],
  ['null', () => Response.json(null)],
  ['a status', () => new Response(null, { status: 500 })],
])('ATC-28: %s of a configured add is a failed add', async (_, respond) => {
  const { state, paths } = await clickButton({
    '/shop-service/terms': () => Response.json(terms),
    '/shop-service/add': respond,
  });
  expect(state?.status).toBe('failed');
  expect(paths()).toContain('/shop-service/add');
});

test('ATC-29: a configured lookup that fails is a failed add, logged, and nothing is added', async () => {
  const { state, paths, requests } = await clickButton({});
  expect(state?.status).toBe('failed');
  expect(paths()).not.toContain('/shop-service/add');
  expect(await requests.find(({ url }) => url.endsWith(log.path))?.text()).toContain('Error adding to cart:');
});

import type { EndpointSettings } from '@settee/commerce-api';
import {
  addToCart,
  addToRegistry,
  type AnyEndpoint,
  type EndpointOverrides,
  getBrowseData,
  getChoiceGroups,
  getCustomConfirmation,
  getCustomerImages,
  getDebugBrowseData,
  getFabricInfo,
  getHashedContact,
  getQuickShip,
  getRegistries,
  getVideoUrl,
  orderFreeFormSwatches,
  postTaxExemption,
  saveDesign,
} from '@settee/contract';
import { endpoints } from '@settee/contract/endpoints';
import type { PageData } from '../page-data.ts';
import { debuggerUrl } from '../debugger-url.ts';

const debugPrefix = /^\/debug(?=\/)/;

type OverrideRow = readonly [AnyEndpoint, path: string | undefined, method?: 'GET' | 'POST' | undefined];

/** Base path of the cart endpoints in the contract. CART-10 */
const cartService = '/ReactCart';

/** Returns the overrides that differ from the contract; a write sent as GET requires the token. README decision 11 */
function differing([endpoint, path = endpoint.path, method = endpoint.method]: OverrideRow): EndpointOverrides {
  const isOther = method !== endpoint.method;
  if (!isOther && path === endpoint.path) return {};
  return {
    [endpoint.id]: {
      ...(path !== endpoint.path && { path }),
      ...(isOther && { method, ...(method === 'GET' && { requiresCsrfToken: true as const }) }),
    },
  };
}

/** A call that is made only if configured. GALL-23, SWATCH-93, SWATCH-94, TENDER-24 */
const named = (endpoint: AnyEndpoint, path = ''): EndpointOverrides => (path ? { [endpoint.id]: { path } } : {});

/**
 * Converts the endpoint settings to the page data of the browser. CART-10, ATC-28, ATC-29, FLY-16, FILTER-26, GALL-21,
 * GALL-23, MONO-23, PDP-07, PDP-24, QSHIP-06, REG-36, REG-39, SWATCH-93, SWATCH-94, TENDER-24
 */
export function getEndpointOverrides(
  config: Partial<EndpointSettings>,
): Pick<PageData, 'configuredCalls' | 'isDebug' | 'debuggerUrl'> {
  const { browseDataUrl = getBrowseData.path, debuggerUrl: debuggedAt = debuggerUrl } = config;
  const browseData = browseDataUrl.replace(debugPrefix, '');
  const { registryListUrl = getRegistries.path, registryListSuffix = '' } = config;
  const listUrl = registryListSuffix === '' ? registryListUrl : registryListUrl.replace(/\/$/, '') + registryListSuffix;
  const { cartServiceUrl = cartService } = config;
  const cartCalls = Object.values(endpoints.cart).map(
    (endpoint): OverrideRow => [endpoint, endpoint.path.replace(cartService, cartServiceUrl)],
  );
  const calls: readonly OverrideRow[] = [
    ...cartCalls,
    [addToCart, config.addToCartUrl, config.addToCartMethod],
    [getCustomConfirmation, config.customConfirmationUrl],
    [getFabricInfo, config.fabricInfoUrl],
    [getBrowseData, browseData],
    [getDebugBrowseData, `/debug${browseData}`],
    [getChoiceGroups, config.choiceGroupsPath],
    [saveDesign, config.monogrammingConfirmationUrl],
    [getCustomerImages, config.customerImagesUrl],
    [addToRegistry, config.registryAddItemsUrl],
    [getRegistries, listUrl],
    [getQuickShip, config.quickShipUrl && `${config.quickShipUrl}/{sku}`],
  ];
  return {
    configuredCalls: Object.assign(
      {},
      ...calls.map(differing),
      named(getHashedContact, config.hashedContactUrl),
      named(postTaxExemption, config.taxExemptionMethod === 'POST' ? postTaxExemption.path : ''),
      named(getVideoUrl, config.videoLookupUrl && `${config.videoLookupUrl}/{source}`),
      named(orderFreeFormSwatches, config.freeFormOrderUrl),
    ),
    ...(browseData !== browseDataUrl && { isDebug: true }),
    ...(debuggedAt !== debuggerUrl && { debuggerUrl: debuggedAt }),
  };
}

import * as v from 'valibot';
import { parseSitePath, read, type Env } from './read-setting.ts';
import { defaultConfirmationUrl } from './settings.ts';

/** Paths and methods of the configurable endpoints; the defaults are those of this API. */
export interface EndpointSettings {
  /** The base of all calls of the cart. CART-10 */
  cartServiceUrl: string;
  /** Path that adds items to the cart, called with `addToCartMethod`. ATC-28 */
  addToCartUrl: string;
  addToCartMethod: 'GET' | 'POST';
  /** POST when the tax exemption endpoint takes a body. TENDER-23, TENDER-24 */
  taxExemptionMethod: 'GET' | 'POST';
  /** Path that returns whether an item needs the terms of a custom order. ATC-29 */
  customConfirmationUrl: string;
  /** Path that returns the details of a fabric. FLY-16 */
  fabricInfoUrl: string;
  /** With the prefix `/debug` pages are in debug mode. PDP-21, PDP-24 */
  browseDataUrl: string;
  /** Path that returns the sorted choices of an option. FILTER-26 */
  choiceGroupsPath: string;
  /** URL that confirms a design before it is added. MONO-23 */
  monogrammingConfirmationUrl: string;
  /** URL that hashes an email address and a phone number; empty to disable. SWATCH-93 */
  hashedContactUrl: string;
  /** URL that receives swatch orders instead of this API; empty for none. SWATCH-94 */
  freeFormOrderUrl: string;
  /** Base URL of quick-ship items; the SKU is appended. QSHIP-06 */
  quickShipUrl: string;
  /** URL of the customer images of a product. GALL-21 */
  customerImagesUrl: string;
  /** Base URL of the video lookup; the source is appended. Empty to disable. GALL-23 */
  videoLookupUrl: string;
  /** Path that adds items to gift registries. REG-36 */
  registryAddItemsUrl: string;
  /** With what follows it. REG-39 */
  registryListUrl: string;
  registryListSuffix: string;
  /** Base URL of the debug data; the SKU is appended. PDP-07 */
  debuggerUrl: string;
}

const ownFolder = v.pipe(parseSitePath, v.endsWith('/'));

export function parseEndpointSettings(env: Env): EndpointSettings {
  const path = (name: string, standard: string) => read(env, name, standard, parseSitePath, `a path like ${standard}`);
  const pathOrNone = (name: string) =>
    read(env, name, '', v.union([v.literal(''), parseSitePath]), 'a path like /service');
  return {
    cartServiceUrl: path('CART_SERVICE_URL', '/ReactCart').replace(/\/$/, ''),
    addToCartUrl: path('ADD_TO_CART_URL', '/browse/scbadd/AddItemToCartV2'),
    addToCartMethod: read(env, 'ADD_TO_CART_METHOD', 'POST', v.picklist(['GET', 'POST']), 'GET or POST'),
    taxExemptionMethod: read(env, 'TAX_EXEMPTION_METHOD', 'GET', v.picklist(['GET', 'POST']), 'GET or POST'),
    customConfirmationUrl: path('CUSTOM_CONFIRMATION_PATH', '/browse/UserData/GetProductInfo'),
    fabricInfoUrl: path('FABRIC_INFO_PATH', '/browse/fabricinfopopup/GetFabricInfo'),
    browseDataUrl: path('BROWSE_DATA_URL', '/browse/specialorder/browsedata'),
    choiceGroupsPath: path('CHOICE_GROUPS_PATH', '/browse/specialorder/choicegroups'),
    monogrammingConfirmationUrl: path('MONOGRAMMING_CONFIRMATION_URL', defaultConfirmationUrl),
    hashedContactUrl: pathOrNone('HASHED_CONTACT_URL'),
    freeFormOrderUrl: pathOrNone('FREE_FORM_ORDER_URL'),
    quickShipUrl: path('QUICK_SHIP_PATH', '/browse/quickship').replace(/\/$/, ''),
    customerImagesUrl: path('CUSTOMER_IMAGES_URL', '/browse/mystyle/customerimages'),
    videoLookupUrl: pathOrNone('VIDEO_LOOKUP_URL').replace(/\/$/, ''),
    registryAddItemsUrl: path('REGISTRY_ADD_ITEMS_URL', '/gift-registry/add-items'),
    registryListUrl: path('REGISTRY_LIST_URL', '/gift-registry/list'),
    registryListSuffix: pathOrNone('REGISTRY_LIST_SUFFIX'),
    debuggerUrl: read(env, 'DEBUGGER_URL', '/debug/specialorder/', ownFolder, 'a path like /debug/specialorder/'),
  };
}

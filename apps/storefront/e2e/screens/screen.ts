import type { Locator, Page } from 'playwright-core';
import type { Brand, Shopper, Visit } from './shoppers.ts';

export type Device = 'desktop' | 'phone';

/** One screen as a shopper sees it: a page, or a layer over it. */
export interface Screen {
  /** Also the name of the file of its words. */
  id: string;
  /** Test file that captures the screen. */
  area: 'shop' | 'product' | 'checkout' | 'account';
  shopper: Shopper;
  path: string | Readonly<Record<Brand, string>>;
  /** The clicks from the page to the screen; resolves when it shows. */
  open?: (page: Page, visit: Visit, device: Device) => Promise<void>;
  /** Resets the state before the next screen of this shopper. */
  leave?: (page: Page, visit: Visit) => Promise<void>;
  /** The open layer when it is not a dialog; it may cover what is around it. */
  layer?: (page: Page) => Locator;
  /** Part with the recorded text, if it is neither the open overlay nor the whole page. */
  words?: (page: Page) => Locator;
  /** Both by default. */
  brands?: readonly Brand[];
  devices?: readonly Device[];
}

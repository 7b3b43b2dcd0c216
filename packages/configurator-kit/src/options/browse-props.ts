import type { Choice, ResponsiveImage, RecentChoice } from '@settee/domain';
import type { FabricBrowserMessages } from './browse-messages.ts';
import type { FabricBrowserControl } from './useFabricBrowser.ts';

/** Props shared by both browsers. */
export interface BrowseProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Title of the option, such as 'Fabric'. */
  title: string;
  /** Name of the product, shown on the button that closes the browser. BROWSE-15 */
  productName: string;
  browser: FabricBrowserControl;
  /** The picked choice; `null` while there is none. */
  choice: Choice | null;
  /** Image of the product in the picked choice. */
  picture: ResponsiveImage | null;
  /** Formatted price of the product in the selected choice. */
  price: string;
  /** Must be referentially stable between renders. */
  onSelect: (choiceCode: number) => void;
  /** Selects the picked choice for the product. BROWSE-09 */
  onSave: () => void;
  /** Codes of the choices that are compatible with the configuration. */
  compatible: ReadonlySet<number>;
  /** Empty if the section is not shown. RECENT-05 to RECENT-07 */
  recent: readonly RecentChoice[];
  /** Opens the form for free swatches; without it there is no button. BROWSE-08 */
  onOrderSwatches?: (() => void) | undefined;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  labels: FabricBrowserMessages;
}

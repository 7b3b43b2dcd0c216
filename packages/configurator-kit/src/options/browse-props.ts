import type { Choice, ResponsiveImage, RecentChoice } from '@settee/domain';
import type { FabricBrowserMessages } from './browse-messages.ts';
import type { FabricBrowserControl } from './useFabricBrowser.ts';

/** Props shared by both browsers. */
export interface BrowseProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Title of the option, as 'Fabric'. */
  title: string;
  /** Name of the product, for the way back to it. BROWSE-15 */
  productName: string;
  browser: FabricBrowserControl;
  /** The picked choice; `null` while there is none. */
  choice: Choice | null;
  /** The product in the picked choice. */
  picture: ResponsiveImage | null;
  /** Formatted price of the product in the selected choice. */
  price: string;
  /** Stays the same from one drawing to the next. */
  onPick: (choiceCode: number) => void;
  /** Takes the picked choice over. BROWSE-09 */
  onSave: () => void;
  /** Codes of the choices that go with what else is chosen. */
  compatible: ReadonlySet<number>;
  /** Empty where the section does not show. RECENT-05 to RECENT-07 */
  recent: readonly RecentChoice[];
  /** Opens the form for free swatches; without it there is no button. BROWSE-08 */
  onOrderSwatches?: (() => void) | undefined;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  labels: FabricBrowserMessages;
}

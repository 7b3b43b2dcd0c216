import type { Choice, Configuration, Option, ProductPage, SiteCulture } from '@settee/domain';
import type { ChoiceMessages } from './choice-messages.ts';
import type { Steps } from './ChoiceSteps/ChoiceSteps.tsx';
import type { OverlayHost } from './overlay-host.ts';
import type { FetchFabricInfo } from './useFabricInfo.ts';
import type { FetchQuickView } from './useQuickView.ts';

export interface ChoiceOverlaysProps {
  /** From `ProductScreen`'s `layers`. */
  place: OverlayHost;
  page: ProductPage;
  siteCulture: SiteCulture;
  choices: Configuration;
  /** Takes a whole configuration, as one step that can be undone. */
  configure: (configuration: Configuration) => void;
  fetchQuickView: FetchQuickView;
  fetchFabricInfo: FetchFabricInfo;
  /** Adds a configuration to the cart, or says what it lacks. FLY-07 */
  onAdd?: (configuration: Configuration) => void;
  adding?: boolean;
  /** Browses all of a fabric or leather. BROWSE-16 */
  onBrowse?: (option: Option) => void;
  /** The way to it is pointed at or has the focus: its code can be loaded. */
  onBrowseNear?: () => void;
  /** Opens the free-swatch order for a material. FLY-08 */
  onSwatches?: ((choice: Choice) => void) | null;
  steps?: Steps;
  /** Newest first. FLY-10 */
  recentSwatches?: readonly Choice[];
  messages?: Partial<ChoiceMessages>;
}

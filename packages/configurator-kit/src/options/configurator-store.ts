import {
  type AddToCartLineItem,
  changeSummary,
  choose,
  type Choice,
  type ChoiceGroup,
  compare,
  maxCompared,
  type CompareList,
  type Configuration,
  defaultOpenDrawers,
  defaultQuantity,
  initSummary,
  inSequence,
  isCompared,
  isMaterial,
  type ProductPage,
  removeFromCompare,
  resetSummary,
} from '@settee/domain';
import type { GalleryOpening } from '../gallery/gallery-opening.ts';
import type { PersonalizationOutcome } from '../personalization/PersonalizationPanel/PersonalizationPanel.tsx';

export interface ChoiceRef {
  optionCode: number;
  choiceCode: number;
}

/** The choice under the pointer or the focus. QVIEW-01 */
export interface HoveredChoice extends ChoiceRef {
  isByKeyboard: boolean;
  /** The element that the quick view is positioned next to. */
  anchor: Pick<Element, 'getBoundingClientRect'>;
}

/** The layer above the page; a new object is a new opening. */
export type Layer =
  | ({ kind: 'details' } & ChoiceRef)
  | { kind: 'comparison'; optionCode: number }
  /** Explains every unavailable choice of the option, or only the given one. */
  | { kind: 'conflict'; optionCode: number; choiceCode?: number }
  | { kind: 'swatches'; choiceCode?: number }
  /** The pictures in full size. GALL-03 */
  | ({ kind: 'gallery' } & GalleryOpening)
  /** Stores that have the product. STORE-02 */
  | { kind: 'stores' }
  /** Configurations that ship soon. QSHIP-01 */
  | { kind: 'quickShip' };

/** Requests that a drawer opens and receives the focus; each new object is a new request. */
export interface FocusRequest {
  optionCode: number;
  /** The radio button of this choice instead of the drawer's header. */
  choiceCode?: number;
  /** Leaves the focus where it is if it is inside the options already. OPT-17 */
  isPolite?: boolean;
}

/** The installation service that is bought with the product. ATC-03 */
export type Installation = Pick<AddToCartLineItem, 'IsInstallationServiceRequired' | 'InstallationServiceType'>;

export interface ConfiguratorState {
  /** Choice code by option code. */
  configuration: Configuration;
  /** The configuration that the page was opened with. SUMM-03 */
  initial: Configuration;
  /** Codes of the options with an open drawer. OPT-08 */
  openDrawers: readonly number[];
  hovered: HoveredChoice | null;
  layer: Layer | null;
  /** Whether the browser of all materials is open, by code of the options that were browsed. BROWSE-16 */
  browsers: Readonly<Record<number, boolean>>;
  /** Groups that match the applied filters, by option code. OPT-05 */
  filteredGroups: Readonly<Record<number, readonly ChoiceGroup[] | undefined>>;
  /** The compared materials, all of one option. CMPR-01 */
  comparison: { optionCode: number | null; list: CompareList<Choice>; isFull: boolean };
  quantity: number;
  personalization: PersonalizationOutcome | null;
  installation: Installation | null;
  /** Options without a choice in a rejected add to cart. OPT-16 */
  missingOptions: readonly number[];
  focusRequest: FocusRequest | null;
  /** The shopper has touched the options, so the code of the layers is worth loading. */
  isTouched: boolean;
}

export type ConfiguratorEvent =
  | ({ type: 'choiceMade' } & ChoiceRef)
  /** Another configuration as a whole, such as that of the address bar. */
  | { type: 'configurationReplaced'; configuration: Configuration }
  | { type: 'configurationReset' }
  | { type: 'drawerToggled'; optionCode: number; isOpen: boolean }
  | { type: 'drawerRequested'; request: FocusRequest }
  /** `isFocusMoved` is false where the focus has to stay on the button. OPT-17 */
  | { type: 'addRejected'; missingOptions: readonly number[]; isFocusMoved?: boolean }
  | { type: 'choiceHovered'; hovered: HoveredChoice }
  | { type: 'choiceLeft' }
  | { type: 'touched' }
  | { type: 'layerOpened'; layer: Layer }
  | { type: 'layerClosed' }
  | { type: 'browserToggled'; optionCode: number; isOpen: boolean }
  | { type: 'materialsFiltered'; optionCode: number; groups: readonly ChoiceGroup[] | undefined }
  | { type: 'materialCompared'; optionCode: number; choice: Choice }
  | { type: 'comparisonRemoved'; choiceCode: number }
  | { type: 'quantityChanged'; quantity: number }
  | { type: 'personalized'; personalization: PersonalizationOutcome }
  | { type: 'installationChanged'; installation: Installation | null };

export interface ConfiguratorSettings {
  /** Starts with every drawer closed. OPT-13 */
  areDrawersClosed?: boolean;
  /** Starts with the fabric or leather drawer open as well. PDP-11 */
  isMaterialOpen?: boolean;
  /** Options without a choice in an add to cart that was rejected before the page was shown. */
  missingOptions?: readonly number[];
  quantity?: number;
}

export function initialConfiguratorState(
  { options }: Pick<ProductPage, 'options'>,
  initial: Configuration,
  settings: ConfiguratorSettings = {},
): ConfiguratorState {
  const { areDrawersClosed = false, isMaterialOpen = false, missingOptions = [] } = settings;
  const material = isMaterialOpen && inSequence(options).find(isMaterial);
  return {
    configuration: initial,
    initial,
    openDrawers: [
      ...new Set([
        ...defaultOpenDrawers(options, areDrawersClosed),
        ...missingOptions,
        ...(material ? [material.optionCode] : []),
      ]),
    ],
    hovered: null,
    layer: null,
    browsers: {},
    filteredGroups: {},
    comparison: { optionCode: null, list: [], isFull: false },
    quantity: settings.quantity ?? defaultQuantity,
    personalization: null,
    installation: null,
    missingOptions,
    focusRequest: null,
    isTouched: false,
  };
}

const key = 'product';

const withDrawer = (open: readonly number[], optionCode: number) =>
  open.includes(optionCode) ? open : [...open, optionCode];

function afterConfiguration(state: ConfiguratorState, configuration: Configuration): ConfiguratorState {
  const open = state.missingOptions.filter((code) => configuration[code] === undefined);
  const missingOptions = open.length === state.missingOptions.length ? state.missingOptions : open;
  // A choice that was selected in the meantime is no longer previewed.
  return { ...state, configuration, missingOptions, hovered: null };
}

function withCompared(state: ConfiguratorState, optionCode: number, choice: Choice): ConfiguratorState {
  const { list } = state.comparison;
  const isFull = list.length >= maxCompared && !isCompared(list, choice.code);
  return {
    ...state,
    comparison: { optionCode, isFull, list: isFull ? list : compare(list, choice.code, choice) },
  };
}

function withReset(state: ConfiguratorState): ConfiguratorState {
  const { initial, configuration } = state;
  const summary = resetSummary(changeSummary(initSummary({}, key, initial), key, configuration), key)[key];
  return afterConfiguration(state, summary?.options ?? initial);
}

function withRejection(state: ConfiguratorState, missingOptions: readonly number[], isFocusMoved: boolean) {
  const [first] = missingOptions;
  return {
    ...state,
    missingOptions,
    openDrawers: missingOptions.reduce(withDrawer, state.openDrawers),
    focusRequest: first === undefined || !isFocusMoved ? null : { optionCode: first, isPolite: true },
  };
}

/** Everything that happens to a product while it is configured, as a pure function. */
export function configuratorReducer(state: ConfiguratorState, event: ConfiguratorEvent): ConfiguratorState {
  switch (event.type) {
    case 'choiceMade': {
      const { optionCode, choiceCode } = event;
      return afterConfiguration({ ...state, isTouched: true }, choose(state.configuration, optionCode, choiceCode));
    }
    case 'configurationReplaced':
      return afterConfiguration(state, event.configuration);
    case 'configurationReset':
      return withReset(state);
    case 'drawerToggled': {
      const { optionCode, isOpen } = event;
      const others = state.openDrawers.filter((code) => code !== optionCode);
      return { ...state, openDrawers: isOpen ? [...others, optionCode] : others };
    }
    case 'drawerRequested': {
      const openDrawers = withDrawer(state.openDrawers, event.request.optionCode);
      return { ...state, openDrawers, focusRequest: event.request };
    }
    case 'addRejected':
      return withRejection(state, event.missingOptions, event.isFocusMoved ?? true);
    case 'choiceHovered':
      return { ...state, hovered: event.hovered, isTouched: true };
    case 'choiceLeft':
      return state.hovered ? { ...state, hovered: null } : state;
    case 'touched':
      return state.isTouched ? state : { ...state, isTouched: true };
    case 'layerOpened':
      return { ...state, layer: event.layer, hovered: null };
    case 'layerClosed':
      return { ...state, layer: null };
    case 'browserToggled':
      return { ...state, isTouched: true, browsers: { ...state.browsers, [event.optionCode]: event.isOpen } };
    case 'materialsFiltered':
      if (state.filteredGroups[event.optionCode] === event.groups) return state;
      return { ...state, filteredGroups: { ...state.filteredGroups, [event.optionCode]: event.groups } };
    case 'materialCompared':
      return withCompared({ ...state, isTouched: true }, event.optionCode, event.choice);
    case 'comparisonRemoved': {
      const list = removeFromCompare(state.comparison.list, event.choiceCode);
      return { ...state, comparison: { ...state.comparison, list, isFull: false } };
    }
    case 'quantityChanged':
      return { ...state, quantity: event.quantity };
    case 'personalized':
      return { ...state, personalization: event.personalization };
    case 'installationChanged':
      return { ...state, installation: event.installation };
  }
}

/** The state of a product page, shared by its parts through `ConfiguratorProvider`. */
export interface ConfiguratorStore {
  get: () => ConfiguratorState;
  /** The state that the server has rendered. */
  getInitial: () => ConfiguratorState;
  /** Calls back after every change; returns the function that ends it. */
  subscribe: (onChange: () => void) => () => void;
  dispatch: (event: ConfiguratorEvent) => void;
}

/** Creates the store of a product page, which all parts of `ConfiguratorProvider` read. */
export function createConfiguratorStore(
  page: Pick<ProductPage, 'options'>,
  configuration: Configuration,
  settings?: ConfiguratorSettings,
): ConfiguratorStore {
  const initial = initialConfiguratorState(page, configuration, settings);
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    getInitial: () => initial,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dispatch: (event) => {
      const next = configuratorReducer(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

'use client';

import type { Choice, OptionType } from '@settee/domain';
import { isMaterial, mobileMaxWidth, toPicker } from '@settee/domain';
import { Button, Disclosure, Icon, TextButton, useIntent, VisuallyHidden, withRef } from '@settee/ui';
import {
  type MouseEvent,
  type FocusEvent,
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { choiceName } from '../choice-name.ts';
import type { FocusRequest, HoveredChoice } from '../configurator-store.ts';
import { ChoiceTiles } from '../ChoiceTiles/ChoiceTiles.tsx';
import { ImageAndTextPicker } from '../ImageAndTextPicker/ImageAndTextPicker.tsx';
import { MaterialPicker } from '../MaterialPicker/MaterialPicker.tsx';
import { type ProductMessages, productMessages } from '../messages.ts';
import { allChoices, getDescribedChoice, getUnavailableReason } from '../choices.ts';
import type { LabeledPicker, PickerProps } from '../picker-props.ts';
import { useHoverIntent } from '../useHoverIntent.ts';
import { TextButtons } from '../TextButtons/TextButtons.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './OptionDrawer.css.ts';

export interface OptionDrawerProps extends Omit<PickerProps, 'errorId'>, RootRef<HTMLDivElement> {
  /** Place among the drawers, from 1. */
  step: number;
  /** Shows the prompt for a required choice. OPT-16 */
  missing: boolean;
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the shopper opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The drawer of a single-option product is not, once it is open. OPT-14 */
  closable?: boolean;
  /** Opens the details of the described choice, on a click and when a mouse rests on the button. FLY-01, FLY-12 */
  onDetails?: ((choice: Choice) => void) | undefined;
  /** Adds the described material to the comparison. */
  onCompare?: ((choice: Choice) => void) | undefined;
  /** Orders free swatches, with the described one; omitted where the shop has none. SWATCH-03 */
  onSwatches?: ((choice: Choice) => void) | undefined;
  /** Explains the unavailable choices, or the one that was clicked. */
  onConflict?: ((choiceCode?: number) => void) | undefined;
  /** Browses all materials of a fabric or leather option. BROWSE-16 */
  onBrowse?: (() => void) | undefined;
  /** Called when the pointer or the focus approaches that button. */
  onBrowseNear?: (() => void) | undefined;
  /** Called when a pointer or the focus arrives at that button, but not on a touch screen: data can be fetched. */
  onBrowsePrefetch?: (() => void) | undefined;
  /** Called with the material when the pointer or the focus approaches the button that orders its free swatch. */
  onSwatchesNear?: ((choiceCode: number) => void) | undefined;
  /** Called with the choice under the pointer or the focus, and with `null` when it is left. QVIEW-01 */
  onHover?: ((hovered: Omit<HoveredChoice, 'optionCode'> | null) => void) | undefined;
  /** Does not open the drawer: moves the focus to it and scrolls it into view. OPT-07, OPT-17 */
  focusRequest?: FocusRequest | null | undefined;
  /** Compared materials; rendered next to the actions. */
  tray?: ComponentType<{ optionCode: number; onRemoved: () => void }> | undefined;
  /** Returns a picker for the option in place of the kit's; `undefined` leaves the kit's in place. */
  renderPicker?: ((picker: PickerProps) => ReactNode) | undefined;
}

const pickers = {
  material: MaterialPicker,
  leg: ChoiceTiles,
  image: ChoiceTiles,
  textButtons: TextButtons,
  imageAndText: ImageAndTextPicker,
} as const;

function Chip({ choice }: { choice: Choice }) {
  const { color, images } = choice;
  if (!color && !images.desktop) return null;
  if (!images.desktop) return <span className={css.chip} style={{ background: color }} />;
  return <img src={images.desktop} alt="" width={20} height={20} className={css.chip} style={{ background: color }} />;
}

/** Option types with details other than the name. */
const withDetails: readonly OptionType[] = ['fabric', 'leather', 'cushion', 'leg'];

/** Returns the radio button of the choice that an element belongs to. */
function radioAt(target: EventTarget | null): { radio: HTMLInputElement; label: HTMLLabelElement } | null {
  const label = target instanceof Element ? target.closest('label') : null;
  const radio = label?.control;
  return label && radio instanceof HTMLInputElement && radio.type === 'radio' ? { radio, label } : null;
}

/** Moves focus to the drawer's header, or to one of its choices, and shows the drawer. */
function focusDrawer(drawer: HTMLElement, { choiceCode, isPolite }: FocusRequest) {
  // A choice made in the meantime already has the focus, in one of the drawers. OPT-17
  if (isPolite && drawer.parentElement?.contains(document.activeElement)) return;
  if (choiceCode !== undefined) {
    drawer.querySelector<HTMLInputElement>(`input[value="${choiceCode}"]`)?.focus({ preventScroll: true });
    return;
  }
  drawer.querySelector('button')?.focus({ preventScroll: true });
  drawer.scrollIntoView?.({ block: 'start' });
}

interface ChoiceActionsProps
  extends Pick<OptionDrawerProps, 'option' | 'onDetails' | 'onCompare' | 'onSwatches' | 'onSwatchesNear' | 'tray'> {
  labels: ProductMessages;
  /** The choice that the actions are about. */
  choice: Choice;
}

/** Details, comparison and free swatches of the described choice. */
function ChoiceActions(props: ChoiceActionsProps) {
  const { choice, option, labels, onDetails, onCompare, onSwatches, onSwatchesNear, tray: Tray } = props;
  const swatches = useIntent(() => onSwatchesNear?.(choice.code));
  const compareButton = useRef<HTMLButtonElement>(null);
  const details = useHoverIntent();
  const name = <VisuallyHidden>{choiceName(choice)}</VisuallyHidden>;
  return (
    <div className={css.acts}>
      {onDetails && (
        <TextButton
          onClick={() => {
            details.click();
            onDetails(choice);
          }}
          onPointerMove={({ pointerType }) => {
            if (pointerType === 'mouse' && innerWidth > mobileMaxWidth) details.move(() => onDetails(choice));
          }}
          onPointerLeave={details.leave}
        >
          {labels.viewDetails} {name}
        </TextButton>
      )}
      {onCompare && (
        <TextButton ref={compareButton} onClick={() => onCompare(choice)}>
          {labels.addToCompare} {name}
        </TextButton>
      )}
      {onSwatches && option.hasMaterialSwatchesToOrder && (
        <TextButton {...swatches} onClick={() => onSwatches(choice)}>
          {labels.orderSwatches}
        </TextButton>
      )}
      {Tray && (
        <Tray optionCode={option.optionCode} onRemoved={() => compareButton.current?.focus({ preventScroll: true })} />
      )}
    </div>
  );
}

/** Reports the choice under the pointer or the focus, and clicks on unavailable ones. */
function getHoverHandlers({ onHover, onConflict }: Pick<OptionDrawerProps, 'onHover' | 'onConflict'>) {
  if (!onHover) return undefined;
  const hover = ({ type, target }: MouseEvent | FocusEvent) => {
    const at = radioAt(target);
    if (at) onHover({ choiceCode: Number(at.radio.value), anchor: at.label, isByKeyboard: type === 'focus' });
  };
  const leave = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const from = radioAt(target);
    if (from && from.label !== radioAt(relatedTarget)?.label) onHover(null);
  };
  const onClick = ({ target }: MouseEvent) => {
    const at = radioAt(target);
    if (at?.radio.disabled) onConflict?.(Number(at.radio.value));
    else if (at) onHover(null);
  };
  return { onMouseOver: hover, onFocus: hover, onMouseOut: leave, onBlur: leave, onClick };
}

/** One option of a product: the selected choice in the header, the picker inside. OPT-01 to OPT-04 */
export const OptionDrawer = withRef(function OptionDrawer(props: OptionDrawerProps) {
  const { step, missing, open, onOpenChange, closable, onDetails, onCompare, onSwatches, onConflict, onBrowse } = props;
  const { onBrowseNear, onBrowsePrefetch, onSwatchesNear, onHover, focusRequest, tray, renderPicker, ref, ...own } =
    props;
  const { option, value, compatible } = own;
  const labels = useWords('product', productMessages, own.messages);
  const errorId = useId();
  const picker: PickerProps = { ...own, errorId: missing ? errorId : undefined };
  const choices = allChoices(option);
  const chosen = choices.find(({ code }) => code === value);
  const Picker = pickers[toPicker(option.optionExperience)];
  const describedChoice = withDetails.includes(option.optionType) ? getDescribedChoice(option, value) : undefined;
  const drawer = useRequestedFocus(focusRequest, ref);
  const isCut = choices.some((choice) => getUnavailableReason(choice, { compatible, labels }) === labels.incompatible);
  return (
    <Disclosure
      ref={drawer}
      {...getHoverHandlers({ onHover, onConflict })}
      open={open}
      onOpenChange={onOpenChange}
      closable={closable}
      data-option={option.optionCode}
      step={step}
      header={option.header.title}
      meta={labels.options(option.header.count)}
      note={<ChosenNote choice={chosen} labels={labels} />}
      invalid={missing}
      className={css.root}
    >
      {missing && <MissingNote id={errorId} labels={labels} />}
      {renderPicker?.(picker) ?? <Picker {...picker} />}
      {describedChoice && (onDetails ?? onCompare ?? onSwatches) && (
        <ChoiceActions
          choice={describedChoice}
          option={option}
          labels={labels}
          onDetails={onDetails}
          onCompare={Picker === MaterialPicker ? onCompare : undefined}
          onSwatches={onSwatches}
          onSwatchesNear={onSwatchesNear}
          tray={tray}
        />
      )}
      {isCut && <IncompatibleNote {...{ option, labels, onConflict }} />}
      {onBrowse && isMaterial(option) && (
        <BrowseButton {...{ option, labels, onBrowse, onBrowseNear, onBrowsePrefetch }} />
      )}
    </Disclosure>
  );
});

/** Moves the focus to the drawer whenever that is requested. OPT-07, OPT-17 */
function useRequestedFocus(request: OptionDrawerProps['focusRequest'], ref: OptionDrawerProps['ref']) {
  const drawer = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => drawer.current, []);
  useEffect(() => {
    if (request && drawer.current) focusDrawer(drawer.current, request);
  }, [request]);
  return drawer;
}

/** The choice in the header of a drawer. */
function ChosenNote({ choice, labels }: { choice: Choice | undefined; labels: ProductMessages }) {
  if (!choice) return <span className={css.none}>{labels.noneSelected}</span>;
  return (
    <>
      <Chip choice={choice} />
      {choiceName(choice)}
    </>
  );
}

/** Prompt for a required choice. OPT-16 */
function MissingNote({ id, labels }: { id: string; labels: ProductMessages }) {
  return (
    <p id={id} className={css.error}>
      <Icon name="alert" size={16} />
      {labels.selectAnOption}
    </p>
  );
}

/** Shows that some choices are unavailable with the selections of other options. */
function IncompatibleNote({
  option,
  labels,
  onConflict,
}: Pick<OptionDrawerProps, 'option' | 'onConflict'> & Pick<LabeledPicker, 'labels'>) {
  return (
    <p className={css.note}>
      {labels.incompatibleNote}{' '}
      {onConflict && (
        <TextButton onClick={() => onConflict()}>
          {labels.why} <VisuallyHidden>{option.header.title}</VisuallyHidden>
        </TextButton>
      )}
    </p>
  );
}

/** Browses all materials of the option. BROWSE-16 */
function BrowseButton({
  option,
  labels,
  onBrowse,
  onBrowseNear,
  onBrowsePrefetch,
}: Pick<OptionDrawerProps, 'option' | 'onBrowse' | 'onBrowseNear' | 'onBrowsePrefetch'> &
  Pick<LabeledPicker, 'labels'>) {
  const intent = useIntent(() => onBrowseNear?.(), onBrowsePrefetch);
  return (
    <Button tone="outline" block className={css.browse} onClick={onBrowse} {...intent}>
      {labels.browseAll(option.header.title)}
    </Button>
  );
}

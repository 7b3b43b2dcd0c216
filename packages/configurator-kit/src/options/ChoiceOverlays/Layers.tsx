'use client';

import {
  type Choice,
  choose,
  getChoice,
  chosenChoices,
  compare,
  compareLimit,
  type CompareList,
  type Configuration,
  formatPrice,
  isCompared,
  mobileMaxWidth,
  type NearestConfiguration,
  type Option,
  optionChoiceParameter,
  removeFromCompare,
} from '@settee/domain';
import { useAnnounce, useMediaQuery } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChoiceOverlaysProps } from '../choice-overlays-props.ts';
import { choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { ChoiceFlyout } from '../ChoiceFlyout/ChoiceFlyout.tsx';
import { ChoiceSteps } from '../ChoiceSteps/ChoiceSteps.tsx';
import { Comparison } from '../CompareTray/Comparison.tsx';
import { CompareTray } from '../CompareTray/CompareTray.tsx';
import { useProductConfiguration } from '../ConfigurationContext.ts';
import { getAvailability, getPrice } from '../configured.ts';
import { ConflictPanel } from '../ConflictPanel/ConflictPanel.tsx';
import { productMessages } from '../messages.ts';
import { allChoices, getUnavailableReason, getDescribedChoice } from '../picker-props.ts';
import { compatibleChoices } from '@settee/domain';
import { QuickViewPrice } from '../QuickViewPrice/QuickViewPrice.tsx';
import { useDelegatedEvents } from '../useDelegatedEvents.ts';
import { useFabricInfo } from '../useFabricInfo.ts';
import { useFlyout } from '../useFlyout.ts';
import { useQuickView } from '../useQuickView.ts';
import { usePortalTarget } from './usePortalTarget.ts';

type Subject = { option: Option; choice: Choice };
type LayersProps = Omit<ChoiceOverlaysProps, 'page' | 'siteCulture' | 'choices' | 'configure'>;

const isMaterial = ({ optionType }: Option) => optionType === 'fabric' || optionType === 'leather';

export function Layers(props: LayersProps) {
  const { place, fetchQuickView, fetchFabricInfo, onAdd, adding = false, onSwatches, steps, recentSwatches } = props;
  const labels = { ...choiceMessages, ...props.messages };
  const { page, siteCulture, choices, configure } = useProductConfiguration();
  const { options } = page;
  const say = useAnnounce();
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const quick = useQuickView(page, choices, fetchQuickView);
  const flyout = useFlyout<Subject>();
  const [near, setNear] = useState<(Subject & { label: Element; byKeyboard: boolean }) | null>(null);
  const [list, setList] = useState<CompareList<Choice>>([]);
  const listed = useRef(list);
  const [comparing, setComparing] = useState<Option | null>(null);
  const [isCompareOpen, setCompareOpen] = useState(false);
  const [isRejected, setIsRejected] = useState(false);
  const [conflict, setConflict] = useState<{ option: Option; choiceCode: number | undefined } | null>(null);
  const [isConflictOpen, setConflictOpen] = useState(false);
  const taken = useRef<HTMLElement | null>(null);

  const optionAt = (optionCode: number) => options.find((option) => option.optionCode === optionCode);
  const withChoice = ({ option, choice }: Subject) => choose(choices, option.optionCode, choice.code);
  const priceLabels = (configuration: Configuration) => {
    const { currentPrice, isPriceFrom } = getPrice(page, configuration);
    const price = formatPrice(currentPrice, siteCulture);
    return isPriceFrom ? `${labels.from} ${price}` : price;
  };
  const detailsOf = (option: Option, at: Configuration = choices): Subject | null => {
    const choice = getDescribedChoice(option, at[option.optionCode]);
    return choice ? { option, choice } : null;
  };

  const explain = (option: Option, choiceCode?: number) => {
    taken.current = null;
    setConflict({ option, choiceCode });
    setConflictOpen(true);
  };
  // Two may be put aside before anything is drawn.
  const save = (next: CompareList<Choice>) => {
    listed.current = next;
    setList(next);
  };
  const putAside = ({ option, choice }: Subject) => {
    const isFull = listed.current.length >= compareLimit && !isCompared(listed.current, choice.code);
    setIsRejected(isFull);
    setComparing(option);
    if (isFull) return;
    const next = compare(listed.current, choice.code, choice);
    save(next);
    say(labels.comparedNow(choiceName(choice), next.length));
  };
  const takeOut = (choiceCode: number) => {
    const gone = list.find(([code]) => code === choiceCode);
    save(removeFromCompare(list, choiceCode));
    setIsRejected(false);
    if (gone) say(labels.uncomparedNow(choiceName(gone[1])));
    slot?.closest('[data-acts]')?.querySelector<HTMLElement>('[data-act=compare]')?.focus({ preventScroll: true });
  };
  const takeNearest = (option: Option, { configuration, changed }: NearestConfiguration, choiceCode: number) => {
    const choice = getChoice(option, choiceCode);
    configure(configuration);
    setConflictOpen(false);
    taken.current = place.area.querySelector<HTMLElement>(
      `[data-option="${option.optionCode}"] input[value="${choiceCode}"]`,
    );
    const others = changed.map((change) => choiceName(change.choice)).join(labels.and);
    if (choice) say(labels.conflictTaken(choiceName(choice), others, priceLabels(configuration)));
  };

  useDelegatedEvents(place, {
    onNear: ({ optionCode, choiceCode, label }, byKeyboard) => {
      const option = optionAt(optionCode);
      const choice = option && getChoice(option, choiceCode);
      if (!option || !choice) return;
      setNear({ option, choice, label, byKeyboard });
      quick.near({ optionCode, choiceCode });
    },
    onLeave: () => {
      quick.leave();
      flyout.leave();
    },
    onRest: ({ act, optionCode }, byKeyboard) => {
      if (act === 'browse') props.onBrowseNear?.();
      const option = optionAt(optionCode);
      const subject = option && detailsOf(option);
      if (act === 'details' && subject && !isNarrow && !byKeyboard) flyout.rest(subject);
    },
    onClick: ({ act, optionCode }, before) => {
      const option = optionAt(optionCode);
      const subject = option && detailsOf(option, before);
      quick.leave();
      if (!option || !subject) return;
      if (act === 'browse') props.onBrowse?.(option);
      else if (act === 'details') flyout.show(subject);
      else if (act === 'compare') putAside(subject);
      else if (act === 'swatches') onSwatches?.(subject.choice);
      else if (act === 'why') explain(option);
    },
    onRejected: ({ optionCode, choiceCode }) => {
      const option = optionAt(optionCode);
      if (option) explain(option, choiceCode);
    },
  });

  // What was chosen meanwhile is no longer previewed.
  const { leave } = quick;
  const previewed = useRef(choices);
  useEffect(() => {
    if (previewed.current !== choices) leave();
    previewed.current = choices;
  }, [choices, leave]);

  const { isQuickViewLoading, quickViewData } = quick.view;
  const spoken = near?.byKeyboard && !isQuickViewLoading ? quickViewData.formattedPrice : '';
  const nearName = near ? choiceName(near.choice) : '';
  useEffect(() => {
    if (spoken !== '') say(`${nearName}. ${spoken}`);
  }, [spoken, nearName, say]);

  const isStepping = useRef(false);
  const step = (go: () => void) => () => {
    isStepping.current = true;
    go();
  };
  const summary = chosenChoices(options, choices).map(({ choice }) => choiceName(choice));
  const changed = labels.changedTo(summary.join(', '), priceLabels(choices));
  useEffect(() => {
    if (!isStepping.current) return;
    isStepping.current = false;
    say(changed);
  }, [changed, say]);

  const slot = usePortalTarget(
    place.area,
    comparing && list.length > 0 ? `[data-option="${comparing.optionCode}"] [data-acts]` : null,
  );
  const stepsSlot = usePortalTarget(place.area.parentElement, '[data-steps]');
  const subject = flyout.subject;
  const about = subject && isMaterial(subject.option) ? optionChoiceParameter(options, withChoice(subject)) : null;
  const info = useFabricInfo(fetchFabricInfo, about);

  return (
    <>
      <QuickViewPrice
        view={quick.view}
        anchor={near?.label ?? null}
        fallbackPrice={near ? priceLabels(withChoice(near)) : ''}
        isPriceFrom={near ? getPrice(page, withChoice(near)).isPriceFrom : false}
        messages={labels}
      />
      {stepsSlot &&
        steps &&
        createPortal(
          <ChoiceSteps
            steps={{ ...steps, undo: step(steps.undo), redo: step(steps.redo), reset: step(steps.reset) }}
            messages={labels}
          />,
          stepsSlot,
        )}
      {slot &&
        createPortal(
          <CompareTray
            list={list}
            isFull={isRejected}
            onTakeOut={takeOut}
            onCompare={() => setCompareOpen(true)}
            messages={labels}
          />,
          slot,
        )}
      {comparing && (
        <Comparison
          open={isCompareOpen}
          onOpenChange={setCompareOpen}
          list={list}
          value={choices[comparing.optionCode]}
          priceWith={(code) => priceLabels(choose(choices, comparing.optionCode, code))}
          getUnavailableReason={(choice) =>
            getUnavailableReason(choice, {
              compatible: compatibleChoices(options, choices, comparing),
              labels: productMessages,
            })
          }
          onChoose={(code) => {
            setCompareOpen(false);
            place.pick(comparing.optionCode, code);
          }}
          onDetails={(choice) => {
            setCompareOpen(false);
            flyout.show({ option: comparing, choice });
          }}
          messages={labels}
        />
      )}
      {conflict && (
        <ConflictPanel
          open={isConflictOpen}
          onOpenChange={setConflictOpen}
          options={options}
          choices={choices}
          option={conflict.option}
          choiceCode={conflict.choiceCode}
          onTake={(nearest, code) => takeNearest(conflict.option, nearest, code)}
          focusAfter={() => taken.current}
          messages={labels}
        />
      )}
      {subject && (
        <ChoiceFlyout
          open={flyout.isOpen}
          onOpenChange={(open) => !open && flyout.close()}
          layout={isNarrow && isMaterial(subject.option) ? 'fullPage' : 'flyout'}
          choice={subject.choice}
          info={info}
          price={priceLabels(withChoice(subject))}
          availabilityMessage={getAvailability(page, withChoice(subject))}
          siteCulture={siteCulture}
          adding={adding}
          onAdd={
            onAdd &&
            (() => {
              flyout.close();
              onAdd(withChoice(subject));
            })
          }
          onSwatches={
            onSwatches && isMaterial(subject.option)
              ? () => {
                  flyout.close();
                  onSwatches(subject.choice);
                }
              : undefined
          }
          recentSwatches={recentSwatches ?? []}
          onRecent={(choice) => {
            const known = allChoices(subject.option).find(({ code }) => code === choice.code);
            if (known) flyout.show({ option: subject.option, choice: known });
          }}
          messages={labels}
        />
      )}
    </>
  );
}

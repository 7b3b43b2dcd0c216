'use client';

import type { Choice, CompareList } from '@settee/domain';
import { Button, Dialog, TextButton, VisuallyHidden } from '@settee/ui';
import type { ReactNode } from 'react';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CompareTray.css.ts';

export interface ComparisonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: CompareList<Choice>;
  /** Code of the choice made. */
  value: number | undefined;
  /** Formatted price of the product in a material. */
  priceWith: (choiceCode: number) => string;
  /** Reason that the choice is unavailable; `null` if it is available. */
  getUnavailableReason: (choice: Choice) => string | null;
  onChoose: (choiceCode: number) => void;
  onDetails: (choice: Choice) => void;
  messages?: Partial<ChoiceMessages>;
}

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);

type Row = readonly [label: string, getText: (choice: Choice) => ReactNode];

/** Compared facts in the order they are shown. */
const comparedFacts = (labels: ChoiceMessages, priceWith: ComparisonProps['priceWith']): readonly Row[] => [
  [labels.price, ({ code }) => <span className={css.price}>{priceWith(code)}</span>],
  [labels.materialType, ({ typeName }) => typeName],
  [labels.content, ({ additionalDetails }) => additionalDetails.content],
  [labels.origin, ({ additionalDetails }) => additionalDetails.origin],
  [labels.features, ({ additionalDetails }) => lines(additionalDetails.features)],
  [labels.care, ({ additionalDetails }) => lines(additionalDetails.careInstructions.map((care) => care.description))],
  [
    labels.comfort,
    ({ additionalDetails: { comfort } }) =>
      comfort && lines([comfort.text, labels.comfortOf(comfort.scale)].filter(Boolean)),
  ],
  [labels.swatch, ({ additionalDetails }) => (additionalDetails.swatchInStock ? labels.inStock : labels.outOfStock)],
];

/** Up to four materials side by side, each of which can be taken from there. */
export function Comparison(props: ComparisonProps) {
  const { open, onOpenChange, list, priceWith, messages } = props;
  const labels = useWords('choice', choiceMessages, messages);
  const choices = list.map(([, choice]) => choice);
  const rows = comparedFacts(labels, priceWith).filter(([, getText]) =>
    choices.some((choice) => Boolean(getText(choice))),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.compareTitle} size="wide">
      <div className={css.scroll} role="region" aria-label={labels.compareTitle} tabIndex={0}>
        <table className={css.table}>
          <MaterialNames choices={choices} labels={labels} />
          <tbody>
            {rows.map(([label, getText]) => (
              <tr key={label}>
                <th scope="row" className={`${css.cell} ${css.head}`}>
                  {label}
                </th>
                {choices.map((choice) => (
                  <td key={choice.code} className={css.cell}>
                    {getText(choice)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={`${css.cell} ${css.head}`}>
                <VisuallyHidden>{labels.choose}</VisuallyHidden>
              </th>
              {choices.map((choice) => (
                <td key={choice.code} className={css.cell}>
                  <MaterialActions {...props} choice={choice} labels={labels} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function MaterialNames({ choices, labels }: { choices: readonly Choice[]; labels: ChoiceMessages }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.head}>
          <VisuallyHidden>{labels.compareRow}</VisuallyHidden>
        </th>
        {choices.map((choice) => (
          <th key={choice.code} scope="col" className={css.cell}>
            <img
              src={choice.images.desktopHiRes || choice.images.desktop || undefined}
              alt=""
              width={200}
              height={200}
              className={css.image}
              style={{ background: choice.color }}
            />
            <span className={css.name}>{choiceName(choice)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface MaterialActionsProps
  extends Pick<ComparisonProps, 'value' | 'getUnavailableReason' | 'onChoose' | 'onDetails'> {
  choice: Choice;
  labels: ChoiceMessages;
}

/** Chooses a material, or shows its details. */
function MaterialActions(props: MaterialActionsProps) {
  const { choice, value, getUnavailableReason, onChoose, onDetails, labels } = props;
  const unavailableReason = getUnavailableReason(choice);
  return (
    <>
      <Button
        size="small"
        block
        disabled={unavailableReason !== null || choice.code === value}
        aria-label={labels.chooseNamed(choiceName(choice))}
        onClick={() => onChoose(choice.code)}
      >
        {choice.code === value ? labels.chosen : labels.choose}
      </Button>
      {unavailableReason}
      <TextButton className={css.more} onClick={() => onDetails(choice)}>
        {labels.viewDetails} <VisuallyHidden>{choiceName(choice)}</VisuallyHidden>
      </TextButton>
    </>
  );
}

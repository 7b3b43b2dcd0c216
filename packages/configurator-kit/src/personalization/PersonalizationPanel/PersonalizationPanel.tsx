'use client';

import {
  filledLines,
  formatPrice,
  type MonogrammingRequest,
  type Personalization,
  type PersonalizationOffer,
  personalizationType,
  type SiteCulture,
} from '@settee/domain';
import { Alert, SummaryList, Switch, TextField, useAnnounce, withRef } from '@settee/ui';
import { useId, useRef } from 'react';
import { type PersonalizationMessages, personalizationMessages } from '../messages.ts';
import type { Draft, PersonalizationEvent } from '../reducer.ts';
import { getTextRule, toPersonalization, toRequest } from '../to-personalization.ts';
import { type PersonalizationPorts, usePersonalization } from '../usePersonalization.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './PersonalizationPanel.css.ts';
import { Preview } from './Preview.tsx';
import { StyleFields } from './StyleFields.tsx';

/** Effect of a personalization on the add to cart. MONO-15 */
export interface PersonalizationOutcome {
  isPersonalized: boolean;
  isAddToCartDisabled: boolean;
  /** The design to be confirmed; `null` for a product as it is. */
  request: MonogrammingRequest | null;
  /** Text of a legacy personalization. MONO-20 */
  text?: string;
}

export interface PersonalizationPanelProps extends RootRef<HTMLDivElement> {
  /** The texts that the product can have, and their price in cents. */
  offer: PersonalizationOffer;
  /** The product that is personalized. */
  sku: number;
  /** Of the product. */
  name: string;
  /** Of one piece without the work, in cents. */
  itemPrice: number;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Draws the design with its text, and logs a failure. They never reject. */
  ports: PersonalizationPorts;
  /** Called with the current outcome whenever it changes. */
  onOutcome: (outcome: PersonalizationOutcome) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<PersonalizationMessages>;
}

const isEtched = ({ type }: PersonalizationOffer): boolean => type === personalizationType.inHouseEtching;

/** Text, font, thread and place of an embroidery or etching, with its preview. MONO-01 */
export const PersonalizationPanel = withRef(function PersonalizationPanel(props: PersonalizationPanelProps) {
  const { offer, name, itemPrice, siteCulture } = props;
  const priceFormat = usePriceFormat(siteCulture);
  const labels = useWords('personalization', personalizationMessages, props.messages);
  const id = useId();
  const { state, change, leave, retry } = useReportedPersonalization(props, labels);
  const personalization = toPersonalization(offer, state, labels);
  const { lines, errorMsg, errorPos, isPersonalized } = personalization;
  const texts = filledLines(lines).map(({ text }) => text.trim());
  const hasLegendError = errorPos === 'legend' && errorMsg !== '';
  const money = (cents: number) => formatPrice(cents, priceFormat);

  return (
    <div ref={props.ref} className={css.root}>
      <Switch
        label={labels.add({ isEtched: isEtched(offer), price: money(offer.price) })}
        checked={isPersonalized}
        onChange={({ target }) => change({ type: 'switched', isPersonalized: target.checked })}
      />
      {isPersonalized && (
        <fieldset className={css.fields} aria-describedby={hasLegendError ? `${id}-legend` : undefined}>
          <legend className={css.legend}>{labels.legend(isEtched(offer))}</legend>
          {hasLegendError && (
            <Alert tone="critical" live="assertive" id={`${id}-legend`}>
              {errorMsg}
            </Alert>
          )}
          <Preview offer={offer} state={state} name={name} texts={texts} labels={labels} onRetry={retry} />
          <TextLines personalization={personalization} labels={labels} onChange={change} onLeave={leave} />
          <StyleFields
            offer={offer}
            draft={state.draft}
            labels={labels}
            onSelect={(choice) => change({ type: 'selected', choice })}
          />
          <Summary
            offer={offer}
            draft={state.draft}
            texts={texts}
            price={money(itemPrice + offer.price)}
            error={errorPos === 'summary' ? errorMsg : ''}
            labels={labels}
          />
        </fieldset>
      )}
    </div>
  );
});

/** Personalization that reports each outcome to the page, and announces drawn texts and errors of a line. */
function useReportedPersonalization(props: PersonalizationPanelProps, labels: PersonalizationMessages) {
  const { offer, sku, ports, onOutcome } = props;
  const announce = useAnnounce();
  const announced = useRef('');
  const control = usePersonalization({
    offer,
    sku,
    ports,
    onDrawn: (texts) => announce(labels.drawn(texts)),
    onState: (next) => {
      const { isPersonalized, isAddToCartDisabled, errorMsg, errorPos } = toPersonalization(offer, next, labels);
      // Legend and summary already have it.
      if (Array.isArray(errorPos) && errorMsg !== '' && errorMsg !== announced.current) announce(errorMsg);
      announced.current = errorMsg;
      const request = isPersonalized ? toRequest(offer, next, { sku, quantity: 1 }) : null;
      onOutcome({ isPersonalized, isAddToCartDisabled, request });
    },
  });
  useFieldErrorEvents(isEtched(offer) ? 'etching' : 'embroidery', { text: getTextRule(offer, control.state) });
  return control;
}

interface TextLinesProps {
  personalization: Personalization;
  labels: PersonalizationMessages;
  onChange: (event: PersonalizationEvent) => void;
  onLeave: () => void;
}

/** One field per line of text. */
function TextLines({ personalization, labels, onChange, onLeave }: TextLinesProps) {
  const { lines, fontAttributes, errorMsg, errorPos } = personalization;
  const errorOf = (elementName: string) =>
    Array.isArray(errorPos) && errorPos.includes(elementName) && errorMsg !== '' ? errorMsg : undefined;
  return (
    <div className={css.lines}>
      {lines.map(({ elementName, text }, index) => (
        <TextField
          key={elementName}
          label={labels.line({ position: index + 1, count: lines.length })}
          value={text}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf(elementName)}
          hint={labels.lengths(fontAttributes)}
          aria-invalid={errorPos === 'summary' && errorMsg !== '' ? true : undefined}
          onChange={({ target }) => onChange({ type: 'changed', elementName, text: target.value })}
          onBlur={onLeave}
        />
      ))}
    </div>
  );
}

interface SummaryProps {
  offer: PersonalizationOffer;
  draft: Draft;
  texts: readonly string[];
  /** Formatted price of a personalized piece. */
  price: string;
  /** Empty without one. */
  error: string;
  labels: PersonalizationMessages;
}

function Summary({ offer, draft, texts, price, error, labels }: SummaryProps) {
  const font = offer.fonts.find(({ code }) => code === draft.font);
  const color = offer.colors.find(({ code }) => code === draft.textcolor);
  return (
    <div className={css.summary} role="group" aria-label={labels.summary}>
      {error !== '' && (
        <Alert tone="critical" live="assertive">
          {error}
        </Alert>
      )}
      <SummaryList
        rows={[
          ...(texts.length > 0 ? [{ label: labels.text, value: texts.join(' / ') }] : []),
          { label: labels.font, value: font?.name ?? '' },
          ...(color ? [{ label: labels.color, value: color.name }] : []),
          { label: labels.location, value: draft.locationName },
          { label: labels.each, value: price },
        ]}
      />
      <p className={css.note}>{labels.noReturns}</p>
    </div>
  );
}

'use client';

import {
  filledLines,
  formatPrice,
  type MonogrammingRequest,
  type PersonalizationOffer,
  type SiteCulture,
} from '@settee/domain';
import {
  Alert,
  ImageRadio,
  ImageRadioGroup,
  Image,
  SegmentedControl,
  SummaryList,
  Swatch,
  SwatchGroup,
  Switch,
  TextButton,
  TextField,
  useAnnounce,
} from '@settee/ui';
import { useId, useRef } from 'react';
import { type PersonalizationMessages, personalizationMessages } from '../messages.ts';
import { toPersonalization, toRequest } from '../to-personalization.ts';
import { type PersonalizationPorts, usePersonalization } from '../usePersonalization.ts';
import * as css from './PersonalizationPanel.css.ts';

/** Effect of a personalization on the add to cart. MONO-15 */
export interface PersonalizationOutcome {
  isPersonalized: boolean;
  isAddToCartDisabled: boolean;
  /** The design to be confirmed; `null` for a product as it is. */
  request: MonogrammingRequest | null;
}

export interface PersonalizationPanelProps {
  offer: PersonalizationOffer;
  sku: number;
  /** Of the product. */
  name: string;
  /** Of one piece without the work, in cents. */
  itemPrice: number;
  siteCulture: SiteCulture;
  ports: PersonalizationPorts;
  /** Called with the current outcome whenever it changes. */
  onOutcome: (outcome: PersonalizationOutcome) => void;
  messages?: Partial<PersonalizationMessages>;
}

/** Text, font, thread and place of an embroidery or etching, with its preview. MONO-01 */
export function PersonalizationPanel(props: PersonalizationPanelProps) {
  const { offer, sku, name, itemPrice, siteCulture, ports, onOutcome } = props;
  const labels = { ...personalizationMessages, ...props.messages };
  const id = useId();
  const announce = useAnnounce();
  const isEtched = offer.type === 705;
  const announced = useRef('');
  const { state, change, leave, retry } = usePersonalization({
    offer,
    sku,
    ports,
    onDrawn: (texts) => announce(labels.drawn(texts)),
    onState: (next) => {
      const { isPersonalized, isAddToCartDisabled, errorMsg, errorPos } = toPersonalization(offer, next, labels);
      // Legend and summary say it themselves.
      if (Array.isArray(errorPos) && errorMsg !== '' && errorMsg !== announced.current) announce(errorMsg);
      announced.current = errorMsg;
      const request = isPersonalized ? toRequest(offer, next, { sku, quantity: 1 }) : null;
      onOutcome({ isPersonalized, isAddToCartDisabled, request });
    },
  });
  const { draft, imageUrl } = state;
  const personalization = toPersonalization(offer, state, labels);
  const { lines, fontAttributes, errorMsg, errorPos, isPersonalized } = personalization;
  const texts = filledLines(lines).map(({ text }) => text.trim());
  const { overlay: _, ...baseImage } = offer.picture;
  const image = imageUrl === '' ? offer.picture : { ...baseImage, avif: [], webp: { width: 1000, url: imageUrl } };
  const errorAt = (place: 'legend' | 'summary') => (errorPos === place && errorMsg !== '' ? errorMsg : undefined);
  const errorOf = (elementName: string) =>
    Array.isArray(errorPos) && errorPos.includes(elementName) && errorMsg !== '' ? errorMsg : undefined;
  const font = offer.fonts.find(({ code }) => code === draft.font);
  const color = offer.colors.find(({ code }) => code === draft.textcolor);
  const money = (cents: number) => formatPrice(cents, siteCulture);

  return (
    <div className={css.root}>
      <Switch
        label={labels.add(isEtched, money(offer.price))}
        checked={isPersonalized}
        onChange={({ target }) => change({ type: 'switched', isPersonalized: target.checked })}
      />
      {isPersonalized && (
        <fieldset className={css.fields} aria-describedby={errorAt('legend') && `${id}-legend`}>
          <legend className={css.legend}>{labels.legend(isEtched)}</legend>
          {errorAt('legend') && (
            <Alert tone="critical" live="assertive" id={`${id}-legend`}>
              {errorMsg}
            </Alert>
          )}
          <figure className={css.preview} aria-busy={state.requestId > 0}>
            <Image
              picture={image}
              alt={imageUrl === '' ? labels.preview(name) : labels.previewWith(name, texts)}
              sizes="(min-width: 1024px) 480px, 100vw"
            />
          </figure>
          {state.isUnreachable && (
            <div role="status" className={css.unreachable}>
              <span className={css.note}>{labels.notDrawn}</span>
              <TextButton onClick={retry}>{labels.retry}</TextButton>
            </div>
          )}
          <div className={css.lines}>
            {lines.map(({ elementName, text }, at) => (
              <TextField
                key={elementName}
                label={labels.line(at + 1, lines.length)}
                value={text}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                error={errorOf(elementName)}
                hint={labels.lengths(fontAttributes)}
                aria-invalid={errorAt('summary') ? true : undefined}
                onChange={({ target }) => change({ type: 'changed', elementName, text: target.value })}
                onBlur={leave}
              />
            ))}
          </div>
          <ImageRadioGroup legend={labels.font} columns={2}>
            {offer.fonts.map(({ code, name: label, imageUrl: src }) => (
              <ImageRadio
                key={code}
                name={`${id}-font`}
                value={code}
                label={label}
                src={src}
                ratio="10 / 3"
                checked={code === draft.font}
                onSelect={(value) => change({ type: 'selected', choice: { font: value } })}
              />
            ))}
          </ImageRadioGroup>
          {offer.colors.length > 0 && (
            <SwatchGroup legend={`${labels.color}: ${color?.name ?? ''}`}>
              {offer.colors.map((thread) => (
                <Swatch
                  key={thread.code}
                  name={`${id}-color`}
                  value={thread.code}
                  label={thread.name}
                  color={thread.color}
                  checked={thread.code === draft.textcolor}
                  onSelect={(value) => change({ type: 'selected', choice: { textcolor: value } })}
                />
              ))}
            </SwatchGroup>
          )}
          {offer.locations.length > 1 && (
            <SegmentedControl
              legend={labels.location}
              layout="apart"
              value={draft.locationName}
              onValueChange={(value) => change({ type: 'selected', choice: { locationName: value } })}
              options={offer.locations.map((place) => ({ value: place, label: place }))}
            />
          )}
          <div className={css.summary} role="group" aria-label={labels.summary}>
            {errorAt('summary') && (
              <Alert tone="critical" live="assertive">
                {errorMsg}
              </Alert>
            )}
            <SummaryList
              rows={[
                ...(texts.length > 0 ? [{ label: labels.text, value: texts.join(' / ') }] : []),
                { label: labels.font, value: font?.name ?? '' },
                ...(color ? [{ label: labels.color, value: color.name }] : []),
                { label: labels.location, value: draft.locationName },
                { label: labels.each, value: money(itemPrice + offer.price) },
              ]}
            />
            <p className={css.note}>{labels.noReturns}</p>
          </div>
        </fieldset>
      )}
    </div>
  );
}

import type { DistanceUnit, StoreAvailability, StoreWithStock } from '@settee/domain';
import { Badge, type BadgeProps, Icon, TextButton, VisuallyHidden } from '@settee/ui';
import { useId, useState } from 'react';
import type { StoresMessages } from '../messages.ts';
import { StoreHours } from '../StoreHours/StoreHours.tsx';
import * as css from './StoreFinderFlyout.css.ts';

export interface StoreRowProps {
  found: StoreWithStock;
  unit: DistanceUnit;
  labels: StoresMessages;
}

const tones: Readonly<Partial<Record<StoreAvailability, BadgeProps['tone']>>> = {
  inStock: 'positive',
  limited: 'outline',
  onDisplay: 'neutral',
};

/** One store: what it has, how far it is, how it is reached and when it is open. STORE-04 */
export function StoreRow({ found, unit, labels }: StoreRowProps) {
  const { store, availability, isOnDisplay, distance } = found;
  const { name, address1, city, region, postalCode, phone } = store;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const tone = tones[availability];
  const state = labels.availability[availability];
  const note = availability === 'onDisplay' ? labels.seeIt : isOnDisplay ? labels.alsoOnDisplay : '';
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h4 className={css.name}>{name}</h4>
        {distance !== null && (
          <p className={css.distance}>
            <span aria-hidden="true">{labels.distance({ distance, unit })}</span>
            <VisuallyHidden>{labels.distanceName({ distance, unit })}</VisuallyHidden>
          </p>
        )}
      </div>
      <p className={css.state}>
        {tone ? <Badge tone={tone}>{state}</Badge> : <span className={css.small}>{state}</span>}
        {note !== '' && <span className={css.small}>{note}</span>}
      </p>
      <p className={css.address}>
        {address1}
        <br />
        {city}, {region} {postalCode}
      </p>
      <div className={css.actions}>
        <a href={`tel:${phone.replace(/\D/g, '')}`} aria-label={labels.callStore({ name, phone })} className={css.link}>
          {phone}
        </a>
        <TextButton
          aria-label={labels.hoursOf(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {labels.hours}
          <Icon name="down" size={16} className={css.chevron} />
        </TextButton>
      </div>
      {isOpen && (
        <div id={id} className={css.hours}>
          <StoreHours hours={store.hours} messages={labels} />
        </div>
      )}
    </li>
  );
}

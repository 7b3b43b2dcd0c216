import type { PersonalizationOffer } from '@settee/domain';
import { ImageRadio, ImageRadioGroup, SegmentedControl, Swatch, SwatchGroup } from '@settee/ui';
import { useId } from 'react';
import type { PersonalizationMessages } from '../messages.ts';
import type { Draft, PersonalizationEvent } from '../reducer.ts';

export interface StyleFieldsProps {
  offer: PersonalizationOffer;
  draft: Draft;
  labels: PersonalizationMessages;
  onSelect: (choice: Extract<PersonalizationEvent, { type: 'selected' }>['choice']) => void;
}

/** Font, and thread and place where there is a choice. */
export function StyleFields({ offer, draft, labels, onSelect }: StyleFieldsProps) {
  const id = useId();
  const color = offer.colors.find(({ code }) => code === draft.textcolor);
  return (
    <>
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
            onSelect={(font) => onSelect({ font })}
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
              onSelect={(textcolor) => onSelect({ textcolor })}
            />
          ))}
        </SwatchGroup>
      )}
      {offer.locations.length > 1 && (
        <SegmentedControl
          legend={labels.location}
          layout="apart"
          value={draft.locationName}
          onValueChange={(locationName) => onSelect({ locationName })}
          options={offer.locations.map((area) => ({ value: area, label: area }))}
        />
      )}
    </>
  );
}

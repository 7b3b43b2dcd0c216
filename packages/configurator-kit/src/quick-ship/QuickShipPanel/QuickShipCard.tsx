import { type Configuration, isSameConfiguration, quickShipConfiguration, type QuickShipItem } from '@settee/domain';
import { Image, TextButton } from '@settee/ui';
import type { QuickShipMessages } from '../messages.ts';
import * as css from './QuickShipPanel.css.ts';

export interface QuickShipCardProps {
  item: QuickShipItem;
  choices: Configuration;
  onChoose: () => void;
  labels: QuickShipMessages;
}

/** Prebuilt item; a click anywhere on the card configures the page. QSHIP-05 */
export function QuickShipCard({ item, choices, onChoose, labels }: QuickShipCardProps) {
  const { title, picture: image, priceDisplayString, availabilityDisplayString, selectedOptionChoices } = item;
  const isChosen = isSameConfiguration(quickShipConfiguration(item), choices);
  const label = isChosen ? labels.chosen : labels.choose;
  const texts = selectedOptionChoices.map(({ selectedChoice }) => selectedChoice.text);
  return (
    <article className={css.card} data-chosen={isChosen || undefined}>
      <Image picture={image} alt="" sizes="168px" ratio={4 / 3} className={css.image} />
      <div className={css.body}>
        <div className={css.line}>
          <h4 className={css.name}>{title}</h4>
          <span className={css.price}>{priceDisplayString}</span>
        </div>
        <ul className={css.choices}>
          {selectedOptionChoices.map(({ optionCode, selectedChoice }) => (
            <li key={optionCode}>{selectedChoice.text}</li>
          ))}
        </ul>
        <p className={css.availability}>{availabilityDisplayString}</p>
        <TextButton
          aria-label={labels.name({ label, choices: texts })}
          aria-current={isChosen || undefined}
          className={css.choose}
          onClick={onChoose}
        >
          {label}
        </TextButton>
      </div>
    </article>
  );
}

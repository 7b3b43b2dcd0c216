'use client';

import { type Choice, type FabricCard, type FabricInfo, type SiteCulture } from '@settee/domain';
import { Button } from '@settee/ui';
import { ChoiceFlyout } from '../../options/ChoiceFlyout/ChoiceFlyout.tsx';
import type { OpenedFabric } from '../flow.ts';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import * as css from './FabricFlyout.css.ts';

export interface FabricFlyoutProps {
  opened: OpenedFabric;
  isAdded: boolean;
  /** The max-swatches warning shows. FABRIC-12 */
  isWarned: boolean;
  onToggle: (card: FabricCard) => void;
  onClose: () => void;
  siteCulture: SiteCulture;
  messages?: Partial<FabricMessages> | undefined;
}

/** What a card knows of its fabric, until the rest has come or when it does not. */
function choiceOfCard({ code, optionCode: _option, isNla, additionalDetails, ...card }: FabricCard): Choice {
  const { desktop, desktopHiRes } = card.images;
  return {
    ...card,
    code,
    text: card.title,
    subtitle: '',
    description: '',
    images: { desktop, desktopHiRes, mobile: desktop, mobileHiRes: desktopHiRes },
    isSelected: false,
    isDisabled: isNla,
    isStock: false,
    matchingSkus: [],
    sequence: 0,
    priceGroupCode: '',
    formattedPrice: '',
    additionalDetails: {
      addPrice: 0,
      careInstructions: [],
      features: [],
      content: '',
      origin: '',
      images: [],
      subtitle: '',
      shopThisSwatchUrl: '',
      swatchInStock: additionalDetails.swatchInStock,
      instagramHandle: '',
      products: [],
    },
  };
}

/** A fabric seen close with all there is to know of it, and its swatch. FABRIC-06, FABRIC-09, FABRIC-20 */
export function FabricFlyout(props: FabricFlyoutProps) {
  const { opened, isAdded, isWarned, onToggle, onClose, siteCulture, messages } = props;
  const words = { ...fabricMessages, ...messages };
  const { card, data, isOpen } = opened;
  const canAdd = card.additionalDetails.swatchInStock && !card.isNla;
  const info: FabricInfo | null = data && {
    squareImage: '',
    squareImageHiRes: '',
    partOfACollection: { header: words.madeIn(card.swatchName), items: data.products },
    fabricPlpURL: '',
  };
  return (
    <ChoiceFlyout
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      choice={data?.choice ?? choiceOfCard(card)}
      info={info}
      price=""
      availabilityMessage={card.isNla ? words.nla : canAdd ? words.canBeSent : words.cannotBeSent}
      siteCulture={siteCulture}
      actions={
        (canAdd || isAdded) && (
          <>
            <p role="alert" className={css.warning}>
              {isWarned && !isAdded && words.full}
            </p>
            <Button block tone={isAdded ? 'outline' : 'accent'} onClick={() => onToggle(card)}>
              {isAdded ? words.remove : words.add}
            </Button>
          </>
        )
      }
    />
  );
}

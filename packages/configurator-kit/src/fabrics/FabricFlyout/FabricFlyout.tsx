'use client';

import { type Choice, type FabricCard, type FabricInfo, type SiteCulture } from '@settee/domain';
import { Button, Text, withRef } from '@settee/ui';
import { choiceMessages } from '../../options/choice-messages.ts';
import { ComfortScale } from '../../options/ChoiceFlyout/ComfortScale.tsx';
import { MaterialFlyout } from '../../options/MaterialFlyout/MaterialFlyout.tsx';
import type { OpenedFabric } from '../reducer.ts';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FabricFlyout.css.ts';

export interface FabricFlyoutProps extends RootRef<HTMLDivElement> {
  /** The fabric that is shown, and the state of its details. */
  opened: OpenedFabric;
  /** Whether its swatch is in the swatch cart. */
  isAdded: boolean;
  /** The max-swatches warning shows. FABRIC-12 */
  isWarned: boolean;
  /** Called to add its swatch, or to remove it. */
  onToggle: (card: FabricCard) => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FabricMessages> | undefined;
}

/** Converts a fabric card to a choice, used until the details load or when they fail. */
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
export const FabricFlyout = withRef(function FabricFlyout(props: FabricFlyoutProps) {
  const { opened, isAdded, isWarned, onToggle, onClose, siteCulture, messages } = props;
  const labels = useWords('fabric', fabricMessages, messages);
  const choiceLabels = useWords('choice', choiceMessages);
  const { card, data, isOpen } = opened;
  const canAdd = card.additionalDetails.swatchInStock && !card.isNla;
  const choice = data?.choice ?? choiceOfCard(card);
  const { comfort } = choice.additionalDetails;
  const info: FabricInfo | null = data && {
    squareImage: '',
    squareImageHiRes: '',
    partOfACollection: { header: labels.madeIn(card.swatchName), items: data.products },
    fabricPlpURL: '',
  };
  return (
    <MaterialFlyout
      ref={props.ref}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      choice={choice}
      info={info}
      price=""
      availabilityMessage={card.isNla ? labels.nla : canAdd ? labels.canBeSent : labels.cannotBeSent}
      siteCulture={siteCulture}
      before={
        <>
          {choice.description && <Text>{choice.description}</Text>}
          {comfort && <ComfortScale comfort={comfort} labels={choiceLabels} />}
        </>
      }
      actions={
        (canAdd || isAdded) && (
          <>
            <p role="alert" className={css.warning}>
              {isWarned && !isAdded && labels.full}
            </p>
            <Button block tone={isAdded ? 'outline' : 'accent'} onClick={() => onToggle(card)}>
              {isAdded ? labels.remove : labels.add}
            </Button>
          </>
        )
      }
    />
  );
});

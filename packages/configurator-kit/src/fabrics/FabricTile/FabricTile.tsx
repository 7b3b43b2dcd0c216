'use client';

import type { FabricCard } from '@settee/domain';
import { Button, Icon } from '@settee/ui';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FabricTile.css.ts';

export interface FabricTileProps {
  card: FabricCard;
  /** Its swatch is in the cart. */
  isAdded: boolean;
  /** Puts its swatch into the cart, or takes it out. FABRIC-09 */
  onToggle: (card: FabricCard) => void;
  /** Opens its flyout. FABRIC-06 */
  onOpen: (card: FabricCard) => void;
  /** Belongs to the first screen and loads first. */
  priority?: boolean;
  messages?: Partial<FabricMessages> | undefined;
}

/** Its picture, with a check mark while the swatch is in the cart. */
function FabricImage({ card, isAdded, priority }: Pick<FabricTileProps, 'card' | 'isAdded' | 'priority'>) {
  const src = card.images.desktopHiRes || card.images.desktop;
  return (
    <>
      {src && (
        <img
          src={src}
          alt=""
          width={400}
          height={400}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          className={css.image}
        />
      )}
      {isAdded && (
        <span className={css.mark}>
          <Icon name="check" size={20} />
        </span>
      )}
    </>
  );
}

/** A fabric among others: its cloth opens the flyout, its button adds the swatch. FABRIC-06, FABRIC-07, FABRIC-09 */
export function FabricTile({ card, isAdded, onToggle, onOpen, priority = false, messages }: FabricTileProps) {
  const labels = useWords('fabric', fabricMessages, messages);
  const { title, family, swatchName, color, isNla, additionalDetails } = card;
  const canAdd = additionalDetails.swatchInStock && !isNla;
  return (
    <article className={css.root} data-added={isAdded || undefined} data-off={canAdd ? undefined : true}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={labels.details(swatchName)}
        className={css.fabric}
        style={{ backgroundColor: color }}
        onClick={() => onOpen(card)}
      >
        <FabricImage card={card} isAdded={isAdded} priority={priority} />
      </button>
      <div className={css.names}>
        <h3 className={css.name}>{title}</h3>
        <p className={css.family}>{family}</p>
      </div>
      {canAdd || isAdded ? (
        <Button
          block
          size="small"
          tone={isAdded ? 'quiet' : 'outline'}
          aria-label={labels.of({ deed: isAdded ? labels.remove : labels.add, name: swatchName })}
          onClick={() => onToggle(card)}
        >
          {isAdded ? labels.remove : labels.add}
        </Button>
      ) : (
        <p className={css.off}>{isNla ? labels.nla : labels.noSwatch}</p>
      )}
    </article>
  );
}

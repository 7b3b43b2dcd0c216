'use client';

import {
  checklistUrl,
  type ChecklistSettings,
  hasChecklist,
  registrantListUrl,
  type RegistryAddItem,
  type Site,
} from '@settee/domain';
import { Button, ButtonLink, Dialog, SlideOut, TextLink, withRef } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import { type RegistryMessages, registryMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RegistryConfirmation.css.ts';

export interface RegistryConfirmationProps extends RootRef<HTMLDivElement> {
  /** Added items, all in one registry. REG-31 */
  items: readonly RegistryAddItem[];
  /** Number of the registry. */
  grId: number;
  /** Phone line of the site, for help; none is offered without it. The country is that of `SiteProvider` without its own. */
  site?: Pick<Site, 'helpLine' | 'helpHours'> & Partial<Pick<Site, 'siteCulture'>>;
  /** A dialog in the middle of the page, or a layer from its end edge with the other words. REG-11 */
  layout: 'dialog' | 'slideOut';
  /** The shopper scans items in a store. REG-10 */
  isScanMode: boolean;
  /** Event types that have a checklist, and whether a shopper can tick it. REG-13, REG-15 */
  checklist: ChecklistSettings;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Extras for what was added. REG-20 */
  addOns?: ReactNode;
  /** Carousel of recommended products. REG-20 */
  alsoWant?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryMessages>;
}

function Thumb({ item, labels }: { item: RegistryAddItem; labels: RegistryMessages }) {
  const tooltip = useId();
  const isPersonalized = item.personalizations.length > 0;
  const name = labels.tooltipName({ name: item.name, isPersonalized });
  return (
    <li>
      <span className={css.thumb} role="img" tabIndex={0} aria-label={name} aria-describedby={tooltip}>
        <img src={item.imagePath} alt="" width={132} height={99} className={css.image} />
        <span id={tooltip} role="tooltip" className={css.tooltip}>
          <span className={css.tooltipName}>{name}</span> <span>{labels.sku(item.sku)}</span>{' '}
          <span>{item.formattedPrice}</span> <span>{labels.quantity(item.quantity)}</span>
        </span>
      </span>
    </li>
  );
}

interface HelpProps {
  site: NonNullable<RegistryConfirmationProps['site']>;
  labels: RegistryMessages;
}

function Help({ site, labels }: HelpProps) {
  const siteCulture = useSiteCulture(site.siteCulture);
  return (
    <div className={css.help}>
      <p className={css.question}>{labels.needHelp}</p>
      <p className={css.line}>{labels.call({ phone: site.helpLine, isUs: siteCulture === 'USA' })}</p>
      <p className={css.line}>{site.helpHours}</p>
    </div>
  );
}

/** Confirms an add to a registry: what went in, and where to go from here. REG-05 to REG-20 */
export const RegistryConfirmation = withRef(function RegistryConfirmation(props: RegistryConfirmationProps) {
  const { items, grId, site, layout, isScanMode, checklist, onClose, addOns, alsoWant, messages } = props;
  const labels = useWords('registry', registryMessages, messages);
  const Layer = layout === 'dialog' ? Dialog : SlideOut;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasList = items.some(({ registryType }) => hasChecklist(checklist, registryType));
  return (
    <Layer
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size={layout === 'dialog' && (addOns || alsoWant) ? 'wide' : 'regular'}
      title={labels.confirmed(count)}
      closeLabel={labels.close}
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {isScanMode ? labels.scanAnother : labels.continueShopping}
          </Button>
          <ButtonLink href={registrantListUrl(grId)} onClick={onClose}>
            {layout === 'dialog' ? labels.viewRegistry : labels.viewMyRegistry}
          </ButtonLink>
        </>
      }
    >
      <div className={css.parts} data-columns={layout === 'dialog' && addOns ? 2 : 1}>
        <div className={css.main}>
          <ul className={css.thumbs} aria-label={labels.addedItems}>
            {items.map((item, index) => (
              <Thumb key={`${item.sku} ${index}`} item={item} labels={labels} />
            ))}
          </ul>
          {hasList && (
            <p className={css.checklist}>
              <TextLink href={checklistUrl(grId)} onClick={onClose}>
                {labels.viewChecklist}
              </TextLink>
            </p>
          )}
          {site && <Help site={site} labels={labels} />}
        </div>
        {addOns && <div className={css.addOns}>{addOns}</div>}
      </div>
      {alsoWant && <div className={css.alsoWant}>{alsoWant}</div>}
    </Layer>
  );
});

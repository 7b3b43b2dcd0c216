'use client';

import {
  type DeliveryDayTexts,
  type DeliveryInfo,
  deliveryOpening,
  formatPrice,
  formatPriceInText,
  type PriceFormat,
  type ShipMethodKind,
  type Site,
} from '@settee/domain';
import { Dialog, ErrorState, Skeleton, SummaryList, Tabs, VisuallyHidden, withRef } from '@settee/ui';
import { deliveryInfoMessages } from '../delivery-info-messages.ts';
import type { DeliveryInfoState } from '../useDeliveryInfo.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './DeliveryInformationPopup.css.ts';

type Words = typeof deliveryInfoMessages;
type Way = keyof DeliveryDayTexts;

export interface DeliveryInformationPopupProps extends RootRef<HTMLDivElement> {
  /** The delivery facts once loaded; before that the state of the request. */
  state: DeliveryInfoState;
  /**
   * Phone line of the site, for shipping to another country, which is not offered without it; language and currency of
   * amounts are those of `SiteProvider` without its own.
   */
  site?: Partial<Pick<Site, 'helpLine' | 'helpHours'> & PriceFormat>;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<Words>;
}

const atHome: readonly Way[] = ['standard', 'twoDay', 'nextDay', 'rush', 'longDistance', 'basicFreight', 'giftCards'];
/** Ship methods of a cart without furniture. */
const parcelKinds: readonly ShipMethodKind[] = ['standard', 'giftCards'];
const farAway: readonly Way[] = ['nonContinental', 'poBox', 'fpoApo'];

interface PanelProps {
  info: DeliveryInfo;
  site: Partial<Pick<Site, 'helpLine' | 'helpHours'>> & PriceFormat;
  labels: Words;
}

function Charges({ info, site, labels }: PanelProps) {
  const price = (cents: number) => (cents === 0 ? labels.free : formatPrice(cents, site));
  const { kind } = deliveryOpening(info);
  const charge = { label: labels.methodNames[kind], value: price(info.deliveryCharge) };
  const added = [
    charge,
    { label: labels.addCharge, value: price(info.addCharge) },
    { label: labels.total, value: price(info.deliveryCharge + info.addCharge), strong: true },
  ];
  const threshold = info.freeShippingThreshold;
  return (
    <div className={css.panel}>
      <SummaryList rows={info.addCharge > 0 ? added : [charge]} />
      {kind !== 'giftCards' && (
        <p className={css.note}>{info.zipCode === '' ? labels.chargeForNowhere : labels.chargeFor(info.zipCode)}</p>
      )}
      {info.isLowRate && <p className={css.note}>{labels.lowRate}</p>}
      {threshold !== null && (
        <p className={css.note}>
          {(parcelKinds.includes(kind) ? labels.freeFrom : labels.freeParcelsFrom)(formatPriceInText(threshold, site))}
        </p>
      )}
    </div>
  );
}

/** The ways of sending a site has, the one that was picked first. DELIV-08 */
function Days({ info, ways, note, labels }: PanelProps & { ways: readonly Way[]; note: string }) {
  const { days: selectedDays } = deliveryOpening(info);
  const sorted = [...ways.filter((way) => way === selectedDays), ...ways.filter((way) => way !== selectedDays)];
  return (
    <div className={css.panel}>
      <dl className={css.days}>
        {sorted
          .filter((way) => info.deliveryDays[way] !== '')
          .map((way) => (
            <div key={way} className={css.way} data-picked={way === selectedDays || undefined}>
              <dt>{labels.dayNames[way]}</dt>
              <dd className={css.long}>{info.deliveryDays[way]}</dd>
            </div>
          ))}
      </dl>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}

function Information(props: PanelProps) {
  const { info, site, labels } = props;
  const abroad = site.helpLine ? `${labels.abroadNote} ${site.helpLine}, ${site.helpHours}.` : '';
  const items = [
    { value: 'charges', label: labels.chargesTab, content: <Charges {...props} /> },
    { value: 'days', label: labels.daysTab, content: <Days {...props} ways={atHome} note={labels.daysNote} /> },
    { value: 'abroad', label: labels.abroadTab, content: <Days {...props} ways={farAway} note={abroad} /> },
  ];
  return <Tabs label={labels.infoTabs} items={info.isCanada ? items.slice(0, 2) : items} />;
}

/** Shows the cost and duration of delivery. DELIV-01 to DELIV-08 */
export const DeliveryInformationPopup = withRef(function DeliveryInformationPopup(
  props: DeliveryInformationPopupProps,
) {
  const { state, site, onRetry, onClose, messages } = props;
  const format = useSiteFormat(site);
  const labels = useWords('deliveryInfo', deliveryInfoMessages, messages);
  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.infoTitle}
      closeLabel={labels.infoClose}
    >
      {state.status === 'loading' && (
        <div className={css.waiting} aria-busy="true">
          <VisuallyHidden role="status">{labels.infoLoading}</VisuallyHidden>
          <Skeleton style={{ blockSize: 44 }} />
          <Skeleton style={{ blockSize: 96 }} />
        </div>
      )}
      {state.status === 'failed' && (
        <ErrorState
          title={labels.infoFailed}
          level={3}
          live="assertive"
          retryLabel={labels.infoRetry}
          onRetry={onRetry}
        />
      )}
      {state.status === 'shown' && <Information info={state.info} site={{ ...site, ...format }} labels={labels} />}
    </Dialog>
  );
});

import type { CheckoutState, PriceFormat } from '@settee/domain';
import type { DraftPorts } from '../draft-ports.ts';
import type { PortResult } from '../errors/request-failure.ts';
import type { ProblemPorts, Problems } from '../errors/useProblems.ts';
import type { OnEvent } from '../events.ts';
import type { TenderMessages } from './messages.ts';
import type { CheckoutPromoPorts, RewardsPorts, TenderPorts } from './ports.ts';

/** The part of the checkout that its tenders need; `useCheckout` returns it. */
export interface TenderCheckout {
  site: PriceFormat;
  data: CheckoutState;
  state: { work: string };
  problems: Pick<Problems, 'report' | 'run'>;
  ports: Pick<ProblemPorts, 'log'> & {
    drafts?: DraftPorts;
    tenders?: TenderPorts;
    promo?: CheckoutPromoPorts;
    rewards?: RewardsPorts;
    /** Applies or removes the tax exemption; without it none is offered. TENDER-23 */
    setTaxExempt?: (isExempt: boolean, certificateNumber: string) => Promise<PortResult<CheckoutState>>;
  };
  labels: { tenderNames: Record<'rewardCertificate' | 'giftCard' | 'tenderCode', (number: string) => string> };
  messages?: { tenders?: Partial<TenderMessages> };
  onEvent: OnEvent;
  /** Saves a payment and returns its result; a failure is not reported. */
  sendPayment: (save: () => Promise<PortResult<CheckoutState>>) => Promise<PortResult<CheckoutState>>;
}

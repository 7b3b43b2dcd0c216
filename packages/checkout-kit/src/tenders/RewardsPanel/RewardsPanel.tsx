'use client';

import { Alert, Skeleton, TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, RefObject } from 'react';
import { useFocusBack } from '../../cart/useFocusBack.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as rows from '../TenderPanel/TenderPanel.css.ts';
import type { RewardsControl } from '../useRewards.ts';
import * as css from './RewardsPanel.css.ts';

export interface RewardsPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useRewards`. */
  rewards: RewardsControl;
  messages?: Partial<TenderMessages>;
}

interface PanelPartProps {
  rewards: RewardsControl;
  labels: TenderMessages;
  focusBack: RefObject<HTMLButtonElement | null>;
}

/** Whether certificates can still be applied. */
const isOfferShown = ({ offered, isMoreWanted }: RewardsControl) => offered.length > 0 && isMoreWanted;

/** The certificates that pay, with a button each that takes it out. */
function AppliedRewards({ rewards, labels, focusBack }: PanelPartProps) {
  const { applied, price, nameOf } = rewards;
  if (applied.length === 0) return null;
  return (
    <ul className={rows.list} aria-label={labels.rewards}>
      {applied.map(({ certificateNumber: number, appliedAmount, remaining }, index) => (
        <li key={number} className={rows.row}>
          <span className={rows.name}>
            {nameOf(number)}
            {remaining > 0 && <span className={rows.remaining}>{labels.remaining(price(remaining))}</span>}
          </span>
          <span className={rows.amount}>{price(-appliedAmount)}</span>
          <TextButton
            ref={!isOfferShown(rewards) && index === 0 ? focusBack : undefined}
            aria-label={labels.removeReward(nameOf(number))}
            aria-busy={rewards.busy === number}
            onClick={() => void rewards.remove(number)}
          >
            {labels.removeShort}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

/** The value of the certificates that can still be applied with a button that opens the list, or why there are none. */
function RewardsOffer({ rewards, labels, focusBack }: PanelPartProps) {
  const { applied, offered, isOpen, isLoading, hasFailed } = rewards;
  const isOffered = isOfferShown(rewards);
  const total = offered.reduce((sum, { value }) => sum + value, 0);
  if (!isOffered && applied.length > 0) return null;
  return (
    <p className={rows.add}>
      <span>
        {labels.rewards}
        {offered.length > 0 && <span className={css.total}>{labels.rewardsToUse(rewards.price(total))}</span>}
      </span>
      {isLoading && <Skeleton width="5rem" />}
      {!isLoading && !hasFailed && !isOffered && <span className={css.none}>{labels.noRewards}</span>}
      {hasFailed && (
        <TextButton aria-label={labels.retryRewardsName} onClick={rewards.retry}>
          {labels.retryRewards}
        </TextButton>
      )}
      {isOffered && (
        <TextButton
          ref={focusBack}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : labels.useRewardsName}
          onClick={isOpen ? rewards.close : rewards.open}
        >
          {isOpen ? labels.hideRewards : labels.useRewards}
        </TextButton>
      )}
    </p>
  );
}

/** The certificates that can still be applied, with a button each. */
function OfferedRewards({ rewards, labels }: Omit<PanelPartProps, 'focusBack'>) {
  const { offered, isOpen, price, nameOf } = rewards;
  if (!isOpen || !isOfferShown(rewards)) return null;
  return (
    <ul className={rows.list} aria-label={labels.rewards}>
      {offered.map(({ certificateNumber: number, value, days }) => (
        <li key={number} className={rows.row}>
          <span className={rows.name}>
            {nameOf(number)}
            <span className={rows.remaining}>{labels.rewardEnds(days)}</span>
          </span>
          <span>{price(value)}</span>
          <TextButton
            aria-label={labels.applyReward(nameOf(number))}
            aria-busy={rewards.busy === number}
            onClick={() => void rewards.apply(number)}
          >
            {labels.apply}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

/** The result of the last change. */
function RewardsResult({ rewards }: Pick<PanelPartProps, 'rewards'>) {
  return (
    <>
      {rewards.errorMessage !== '' && (
        <Alert tone="critical" live="assertive">
          {rewards.errorMessage}
        </Alert>
      )}
      {rewards.successMessage !== '' && (
        <Alert tone="success" live="polite">
          {rewards.successMessage}
        </Alert>
      )}
      {rewards.exceedMessage !== '' && <p className={css.none}>{rewards.exceedMessage}</p>}
    </>
  );
}

/** The reward certificates of an order: those that pay, and those that could. TENDER-07 to TENDER-09, TENDER-13 */
export const RewardsPanel = withRef(function RewardsPanel({
  rewards,
  messages,
  className,
  ...rest
}: RewardsPanelProps) {
  const labels = useWords('tender', tenderMessages, messages);
  const { applied, isOpen } = rewards;
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${applied.length}`);
  return (
    <div {...rest} className={cx(rows.root, className)}>
      <AppliedRewards {...{ rewards, labels, focusBack }} />
      <RewardsOffer {...{ rewards, labels, focusBack }} />
      {rewards.hasFailed && (
        <Alert tone="critical" live="polite">
          {labels.rewardsNotLoaded}
        </Alert>
      )}
      <OfferedRewards {...{ rewards, labels }} />
      <RewardsResult rewards={rewards} />
      {applied.length > 1 && (
        <p className={css.all}>
          <TextButton aria-busy={rewards.busy === 'all'} onClick={() => void rewards.removeAll()}>
            {labels.removeAllRewards}
          </TextButton>
        </p>
      )}
    </div>
  );
});

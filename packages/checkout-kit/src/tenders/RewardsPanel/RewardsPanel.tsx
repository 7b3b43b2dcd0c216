'use client';

import { Alert, Skeleton, TextButton } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFocusBack } from '../../cart/useFocusBack.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import * as rows from '../TenderPanel/TenderPanel.css.ts';
import type { RewardsControl } from '../useRewards.ts';
import * as css from './RewardsPanel.css.ts';

export interface RewardsPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useRewards`. */
  rewards: RewardsControl;
  messages?: Partial<TenderMessages>;
}

/** The reward certificates of an order: those that pay, and those that could. TENDER-07 to TENDER-09, TENDER-13 */
export function RewardsPanel({ rewards, messages, className, ...rest }: RewardsPanelProps) {
  const labels = { ...tenderMessages, ...messages };
  const { applied, offered, isOpen, price, nameOf } = rewards;
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${applied.length}`);
  const total = offered.reduce((sum, { value }) => sum + value, 0);
  const isOffered = offered.length > 0 && rewards.isMoreWanted;
  return (
    <div {...rest} className={cx(rows.root, className)}>
      {applied.length > 0 && (
        <ul className={rows.list} aria-label={labels.rewards}>
          {applied.map(({ certificateNumber: number, appliedAmount, remaining }, at) => (
            <li key={number} className={rows.row}>
              <span className={rows.name}>
                {nameOf(number)}
                {remaining > 0 && <span className={rows.remaining}>{labels.remaining(price(remaining))}</span>}
              </span>
              <span className={rows.amount}>{price(-appliedAmount)}</span>
              <TextButton
                ref={!isOffered && at === 0 ? focusBack : undefined}
                aria-label={labels.removeReward(nameOf(number))}
                aria-busy={rewards.busy === number}
                onClick={() => void rewards.remove(number)}
              >
                {labels.removeShort}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {(isOffered || applied.length === 0) && (
        <p className={rows.add}>
          <span>
            {labels.rewards}
            {offered.length > 0 && <span className={css.total}>{labels.rewardsToUse(price(total))}</span>}
          </span>
          {rewards.isLoading && <Skeleton width="5rem" />}
          {!rewards.isLoading && !isOffered && <span className={css.none}>{labels.noRewards}</span>}
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
      )}
      {isOpen && isOffered && (
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
      )}
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
      {applied.length > 1 && (
        <p className={css.all}>
          <TextButton aria-busy={rewards.busy === 'all'} onClick={() => void rewards.removeAll()}>
            {labels.removeAllRewards}
          </TextButton>
        </p>
      )}
    </div>
  );
}

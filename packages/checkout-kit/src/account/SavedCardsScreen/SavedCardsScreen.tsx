'use client';

import { ok, type SavedCard, type EncryptedCard } from '@settee/domain';
import { Alert, Badge, Button, EmptyState, Heading, TextButton } from '@settee/ui';
import { useState } from 'react';
import { CardForm, type CardFormProps } from '../../payment/CardForm/CardForm.tsx';
import { CardMark } from '../../payment/CardMark/CardMark.tsx';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { type CardFormPorts, useCardForm } from '../../payment/useCardForm.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import type { MessageResponse } from '../ports.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';
import { useRowAction } from '../useRowAction.ts';

export interface SavedCardsScreenProps {
  load: LoadState<{ cards: readonly SavedCard[]; limit: number }>;
  ports: Pick<CardFormPorts, 'seal'> & {
    /** Saves a card that was sealed in the browser. */
    add(card: EncryptedCard): Promise<PortResult<MessageResponse>>;
    remove(id: string): Promise<PortResult<unknown>>;
    makeDefault(id: string): Promise<PortResult<unknown>>;
    securityCodeHelp: CardFormProps['securityCodeHelp'];
    log(problem: RequestFailure): void;
  };
  onSignOut: SignOut;
  messages?: Partial<AccountPageMessages> & { paymentForm?: Partial<PaymentMessages> };
}

const untroubled = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  isReissued: false,
};

/** The cards of an account, never more of them than four digits. CARD-14 */
export function SavedCardsScreen({ load, ports, onSignOut, messages }: SavedCardsScreenProps) {
  const labels = { ...accountPageMessages, ...messages };
  const cardLabels = { ...paymentMessages, ...messages?.paymentForm };
  const [isAdding, setIsAdding] = useState(false);
  const [hasBroken, setHasBroken] = useState(false);
  const action = useRowAction(ports.log);
  const part = useRestoredFocus<HTMLDivElement>(`${isAdding} ${load.data?.cards.length}`);
  const open = () => {
    setHasBroken(false);
    setIsAdding(true);
  };
  const form = useCardForm({
    ports: {
      seal: ports.seal,
      saveCard: async (card) => {
        setHasBroken(false);
        const result = await ports.add({ ...card, saveToAccount: true });
        if (!result.ok) return result;
        const { isSuccess, message } = result.value;
        return ok({ ...untroubled, declineMessage: isSuccess ? '' : message || labels.changeFailed });
      },
    },
    onApplied: () => setIsAdding(false),
    onProblem: (problem) => {
      ports.log(problem);
      setHasBroken(true);
    },
  });

  const row = (card: SavedCard) => {
    const name = cardLabels.endingIn(cardLabels.cardNames[card.type], card.lastFour);
    const expiry = cardLabels.expires(String(card.expMonth).padStart(2, '0'), String(card.expYear).slice(-2));
    return (
      <li key={card.id} className={page.row} aria-busy={action.isBusy(card.id) || undefined}>
        <CardMark type={card.type} messages={messages?.paymentForm} />
        <div className={page.grow}>
          <span className={page.rowTitle}>
            {name}
            {card.isDefault && <Badge tone="outline">{labels.default}</Badge>}
            {card.isExpired && <Badge tone="critical">{labels.expired}</Badge>}
          </span>
          {card.expMonth > 0 && <span className={page.muted}>{expiry}</span>}
        </div>
        <div className={page.rowActions}>
          {!card.isDefault && !card.isExpired && (
            <TextButton
              aria-label={`${labels.makeDefault}, ${name}`}
              onClick={() => void action.run(card.id, () => ports.makeDefault(card.id))}
            >
              {labels.makeDefault}
            </TextButton>
          )}
          <TextButton
            aria-label={`${labels.remove}, ${name}`}
            onClick={() => void action.run(card.id, () => ports.remove(card.id))}
          >
            {labels.remove}
          </TextButton>
        </div>
      </li>
    );
  };
  const add = <Button onClick={open}>{labels.addCard}</Button>;

  return (
    <AccountFrame page="cards" load={load} onSignOut={onSignOut} messages={messages}>
      {({ cards, limit }) => (
        <div ref={part} className={page.stack}>
          {(action.hasFailed || (hasBroken && isAdding)) && (
            <Alert tone="critical" live="assertive">
              {labels.changeFailed}
            </Alert>
          )}
          {cards.length > 0 && <ul className={page.rows}>{cards.map(row)}</ul>}
          {isAdding && (
            <div className={page.wideForm}>
              <Heading level={2} size="h3" className={sectionTitle}>
                {labels.newCard}
              </Heading>
              <CardForm
                card={form}
                isSignedIn={false}
                securityCodeHelp={ports.securityCodeHelp}
                onCancel={() => setIsAdding(false)}
                messages={{ apply: labels.save, ...messages?.paymentForm }}
              />
            </div>
          )}
          {!isAdding && cards.length === 0 && (
            <EmptyState icon="lock" title={labels.noCards} actions={add}>
              {labels.noCardsText}
            </EmptyState>
          )}
          {!isAdding && cards.length > 0 && cards.length < limit && <div>{add}</div>}
          {cards.length >= limit && <Alert tone="info">{labels.cardLimit(limit)}</Alert>}
        </div>
      )}
    </AccountFrame>
  );
}

'use client';

import { type CardRules, type EncryptedCard, ok, type SavedCard } from '@settee/domain';
import { Alert, Badge, Button, EmptyState, Heading, TextButton, withRef } from '@settee/ui';
import { useState } from 'react';
import { CardForm, type CardFormProps } from '../../payment/CardForm/CardForm.tsx';
import { CardMark } from '../../payment/CardMark/CardMark.tsx';
import { getCardExpiry, getCardName } from '../../payment/card-text.ts';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { type CardFormPorts, useCardForm } from '../../payment/useCardForm.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import type { MessageResponse } from '../ports.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';
import { useRowAction } from '../useRowAction.ts';

export interface SavedCardsScreenProps extends RootRef<HTMLDivElement> {
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<{ cards: readonly SavedCard[]; limit: number }>;
  /** Encrypts, adds and removes cards and picks the default one. They never reject. */
  ports: Pick<CardFormPorts, 'encryptCard'> & {
    /** Saves a card that was encrypted in the browser. */
    add(card: EncryptedCard): Promise<PortResult<MessageResponse>>;
    remove(id: string): Promise<PortResult<unknown>>;
    makeDefault(id: string): Promise<PortResult<unknown>>;
    securityCodeHelp: CardFormProps['securityCodeHelp'];
    log(problem: RequestFailure): void;
  };
  /** Number ranges of the house, rewards and Imprint cards; without them none is recognized. CARD-24, CARD-27 */
  cardRules?: CardRules | undefined;
  /** Formats a typed number later, as the keyboard and autofill of Chrome on iOS need. CARD-40, CARD-41 */
  isChromeOnIos?: boolean;
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages> & { paymentForm?: Partial<PaymentMessages> };
}

const untroubled = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  isReissued: false,
};

type CardsMessages = SavedCardsScreenProps['messages'];

interface CardRowProps extends Pick<SavedCardsScreenProps, 'ports'> {
  card: SavedCard;
  action: ReturnType<typeof useRowAction>;
  labels: AccountPageMessages;
  messages: CardsMessages;
}

/** One saved card, with the buttons that make it the default one and remove it. */
function CardRow({ card, action, ports, labels, messages }: CardRowProps) {
  const cardLabels = useWords('payment', paymentMessages, messages?.paymentForm);
  const name = getCardName(card, cardLabels);
  const expiry = getCardExpiry(card, cardLabels);
  return (
    <li className={page.row} aria-busy={action.isBusy(card.id) || undefined}>
      <CardMark type={card.type} messages={messages?.paymentForm} />
      <div className={page.grow}>
        <span className={page.rowTitle}>
          {name}
          {card.isDefault && <Badge tone="outline">{labels.default}</Badge>}
          {card.isExpired && <Badge tone="critical">{labels.expired}</Badge>}
        </span>
        {expiry !== '' && <span className={page.muted}>{expiry}</span>}
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
}

/** The form for a new card, open or closed. */
function useNewCard({ ports, cardRules, isChromeOnIos = false }: SavedCardsScreenProps, labels: AccountPageMessages) {
  const [isAdding, setIsAdding] = useState(false);
  const [hasBroken, setHasBroken] = useState(false);
  const form = useCardForm({
    ports: {
      encryptCard: ports.encryptCard,
      saveCard: async (card) => {
        setHasBroken(false);
        const result = await ports.add({ ...card, saveToAccount: true });
        if (!result.ok) return result;
        const { isSuccess, message } = result.value;
        return ok({ ...untroubled, declineMessage: isSuccess ? '' : message || labels.changeFailed });
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => setIsAdding(false),
    onProblem: (problem) => {
      ports.log(problem);
      setHasBroken(true);
    },
  });
  return {
    form,
    isAdding,
    hasFailed: hasBroken && isAdding,
    open: () => {
      setHasBroken(false);
      setIsAdding(true);
    },
    close: () => setIsAdding(false),
  };
}

interface NewCardProps extends Pick<CardFormProps, 'securityCodeHelp'> {
  newCard: ReturnType<typeof useNewCard>;
  labels: AccountPageMessages;
  messages: CardsMessages;
}

function NewCard({ newCard, securityCodeHelp, labels, messages }: NewCardProps) {
  return (
    <div className={page.wideForm}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.newCard}
      </Heading>
      <CardForm
        card={newCard.form}
        isSignedIn={false}
        securityCodeHelp={securityCodeHelp}
        onCancel={newCard.close}
        messages={{ apply: labels.save, ...messages?.paymentForm }}
      />
    </div>
  );
}

/** The cards of an account, each with its last four digits only. CARD-14 */
export const SavedCardsScreen = withRef(function SavedCardsScreen(props: SavedCardsScreenProps) {
  const { load, ports, onSignOut, messages } = props;
  const labels = useWords('accountPage', accountPageMessages, messages);
  const newCard = useNewCard(props, labels);
  const { isAdding } = newCard;
  const action = useRowAction(ports.log);
  const part = useRestoredFocus<HTMLDivElement>(`${isAdding} ${load.data?.cards.length}`);
  const add = <Button onClick={newCard.open}>{labels.addCard}</Button>;

  return (
    <AccountFrame ref={props.ref} page="cards" load={load} onSignOut={onSignOut} messages={messages}>
      {({ cards, limit }) => (
        <div ref={part} className={page.stack}>
          {(action.hasFailed || newCard.hasFailed) && (
            <Alert tone="critical" live="assertive">
              {labels.changeFailed}
            </Alert>
          )}
          {cards.length > 0 && (
            <ul className={page.rows}>
              {cards.map((card) => (
                <CardRow key={card.id} {...{ card, action, ports, labels, messages }} />
              ))}
            </ul>
          )}
          {isAdding && <NewCard {...{ newCard, labels, messages }} securityCodeHelp={ports.securityCodeHelp} />}
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
});

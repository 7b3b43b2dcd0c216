'use client';

import { checkoutRoutes, formatPrice, type SharedCart, type Site, getSite } from '@settee/domain';
import { Alert, Button, ButtonLink, ErrorState, Heading, Image, useLink } from '@settee/ui';
import { useState } from 'react';
import { useOnEvent } from '../../events.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx';
import { optionText } from '../option-text.ts';
import { shareMessages, type ShareMessages } from '../share-messages.ts';
import * as css from './SharedCartScreen.css.ts';

/** State of adding a shared cart. */
export interface SharedAdd {
  isSuccess: boolean;
  addedItemCount: number;
  refused: readonly { name: string; reason: string }[];
}

export interface SharedCartPorts {
  /** Puts everything that can be had into the cart. */
  addAll(): Promise<PortResult<SharedAdd>>;
  reload(): Promise<void>;
  log(problem: RequestFailure & { basketId: string }): void;
}

export interface SharedCartScreenProps {
  site: Site;
  /** `null` while it loads. */
  shared: SharedCart | null;
  loadProblem?: RequestFailure | null;
  ports: SharedCartPorts;
  homeHref?: string;
  messages?: Partial<ShareMessages>;
}

const siteName = ({ brandName, siteCulture }: Site) => `${brandName} ${siteCulture === 'CANADA' ? 'Canada' : 'US'}`;

/** Renders a shared cart at current prices, with a button that adds its lines to the cart. */
export function SharedCartScreen({
  site,
  shared,
  loadProblem,
  ports,
  homeHref = '/',
  messages,
}: SharedCartScreenProps) {
  const labels = { ...shareMessages, ...messages };
  const onEvent = useOnEvent();
  const [add, setAdd] = useState<'idle' | 'adding' | 'failed' | SharedAdd>('idle');

  const addAll = async () => {
    if (add === 'adding') return;
    setAdd('adding');
    const result = await ports.addAll();
    if (!result.ok) ports.log({ ...result.error, basketId: '' });
    setAdd(result.ok ? result.value : 'failed');
    if (result.ok && result.value.addedItemCount > 0)
      onEvent({ type: 'cart.sharedCartAdded', itemCount: result.value.addedItemCount });
  };
  const renderMessage = (title: string, text: string) => (
    <div className={css.root}>
      <div>
        <Heading level={1}>{title}</Heading>
        <p className={css.text}>{text}</p>
      </div>
      <div>
        <ButtonLink href={homeHref}>{labels.home}</ButtonLink>
      </div>
    </div>
  );

  if (!shared)
    return (
      <div className={css.root}>
        {loadProblem ? (
          <ErrorState
            level={2}
            live="assertive"
            title={labels.loadFailed}
            retryLabel={labels.tryAgain}
            onRetry={() => void ports.reload()}
          />
        ) : (
          <CartSkeleton messages={{ loading: labels.loading }} />
        )}
      </div>
    );
  if (shared.state === 'ended') return renderMessage(labels.endedTitle, labels.ended);
  if (shared.state === 'elsewhere')
    return renderMessage(labels.elsewhereTitle, labels.elsewhere(siteName(getSite(shared.brand, shared.siteCulture))));
  const { items, goneNames } = shared;
  const response = typeof add === 'object' ? add : null;
  return (
    <div className={css.root}>
      <div>
        <Heading level={1}>{labels.sharedTitle}</Heading>
        <p className={css.text}>{items.length > 0 ? labels.sharedText : labels.nothingLeft}</p>
      </div>
      {goneNames.length > 0 && (
        <Alert tone="notice" title={labels.gone}>
          {goneNames.join(', ')}
        </Alert>
      )}
      {items.length > 0 && <Items items={items} site={site} labels={labels} />}
      {response && response.refused.length > 0 && (
        <Alert tone="notice" live="polite">
          <ul className={css.reasons}>
            {response.refused.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>{labels.notAdded(name, reason)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {response && response.addedItemCount > 0 && (
        <Alert tone="success" live="polite">
          {labels.added(response.addedItemCount)}
        </Alert>
      )}
      {(add === 'failed' || (response && !response.isSuccess && response.refused.length === 0)) && (
        <Alert tone="critical" live="assertive">
          {labels.addFailed}
        </Alert>
      )}
      <div className={css.actions}>
        {items.length > 0 && !response?.isSuccess && (
          <Button busy={add === 'adding'} onClick={() => void addAll()}>
            {labels.addAll}
          </Button>
        )}
        {(response?.isSuccess || items.length === 0) && (
          <ButtonLink href={response ? checkoutRoutes.cart : homeHref}>
            {response ? labels.toCart : labels.home}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface ItemsProps extends Pick<SharedCartScreenProps, 'site'> {
  items: Extract<SharedCart, { state: 'here' }>['items'];
  labels: ShareMessages;
}

function Items({ items, site, labels }: ItemsProps) {
  const Link = useLink();
  return (
    <ul className={css.list} aria-label={labels.items}>
      {items.map(({ sku, name, url, picture: image, options, quantity, unitPrice, availabilityMessage }) => (
        <li key={url} className={css.item} data-sku={sku}>
          <Image picture={image} alt="" sizes="(min-width: 768px) 148px, 96px" className={css.image} />
          <div>
            <h2 className={css.name}>
              <Link href={url} className={css.link}>
                {name}
              </Link>
            </h2>
            {options.length > 0 && <p className={css.muted}>{optionText(options)}</p>}
            <p className={css.muted}>{labels.quantity(quantity)}</p>
            <p className={css.muted}>{availabilityMessage}</p>
          </div>
          <p className={css.price}>{formatPrice(unitPrice, site.siteCulture)}</p>
        </li>
      ))}
    </ul>
  );
}

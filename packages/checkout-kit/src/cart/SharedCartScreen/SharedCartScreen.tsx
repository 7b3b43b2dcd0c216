'use client';

import { checkoutRoutes, formatPrice, type PriceFormat, type SharedCart, type Site, getSite } from '@settee/domain';
import { Alert, Button, ButtonLink, ErrorState, Heading, Image, Inline, useLink, withRef } from '@settee/ui';
import { useState } from 'react';
import { useOnEvent } from '../../events.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx';
import { optionText } from '../option-text.ts';
import { shareMessages, type ShareMessages } from '../share-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SharedCartScreen.css.ts';

/** State of adding a shared cart. */
export interface SharedAdd {
  isSuccess: boolean;
  addedItemCount: number;
  notAdded: readonly { name: string; reason: string }[];
}

export interface SharedCartPorts {
  /** Puts everything that can be had into the cart. */
  addAll(): Promise<PortResult<SharedAdd>>;
  reload(): Promise<void>;
  log(problem: RequestFailure & { basketId: string }): void;
}

export interface SharedCartScreenProps extends RootRef<HTMLDivElement> {
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** `null` while it loads. */
  shared: SharedCart | null;
  /** The failure of loading the shared cart; `null` without one. */
  loadProblem?: RequestFailure | null;
  /** Adds all lines to the cart, and logs a failure. They never reject. */
  ports: SharedCartPorts;
  /** Address of the home page. */
  homeHref?: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ShareMessages>;
}

const siteName = ({ brandName, siteCulture }: Site) => `${brandName} ${siteCulture === 'CANADA' ? 'Canada' : 'US'}`;

type AddState = 'idle' | 'adding' | 'failed' | SharedAdd;

/** Adds all lines to the cart. */
function useAddAll(ports: SharedCartPorts) {
  const onEvent = useOnEvent();
  const [add, setAdd] = useState<AddState>('idle');
  const addAll = async () => {
    if (add === 'adding') return;
    setAdd('adding');
    const result = await ports.addAll();
    if (!result.ok) ports.log({ ...result.error, basketId: '' });
    setAdd(result.ok ? result.value : 'failed');
    if (result.ok && result.value.addedItemCount > 0)
      onEvent({ type: 'cart.sharedCartAdded', itemCount: result.value.addedItemCount });
  };
  return { add, addAll };
}

interface PlaceholderProps {
  hasFailed: boolean;
  onRetry: () => void;
  labels: ShareMessages;
}

/** In the place of a shared cart that is loading or failed to load. */
function SharedCartPlaceholder({ hasFailed, onRetry, labels }: PlaceholderProps) {
  if (!hasFailed) return <CartSkeleton messages={{ loading: labels.loading }} />;
  return (
    <ErrorState level={2} live="assertive" title={labels.loadFailed} retryLabel={labels.tryAgain} onRetry={onRetry} />
  );
}

interface NoCartHereProps {
  homeHref: string;
  title: string;
  text: string;
  labels: ShareMessages;
}

/** Says that a link ended or belongs to another site. */
function NoCartHere({ title, text, homeHref, labels }: NoCartHereProps) {
  return (
    <>
      <div>
        <Heading level={1}>{title}</Heading>
        <p className={css.text}>{text}</p>
      </div>
      <div>
        <ButtonLink href={homeHref}>{labels.home}</ButtonLink>
      </div>
    </>
  );
}

/** Shows the number of added items and lists the others, or shows an error. */
function AddResult({ add, labels }: { add: AddState; labels: ShareMessages }) {
  const response = typeof add === 'object' ? add : null;
  return (
    <>
      {response && response.notAdded.length > 0 && (
        <Alert tone="notice" live="polite">
          <ul className={css.reasons}>
            {response.notAdded.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>{labels.notAdded({ name, reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {response && response.addedItemCount > 0 && (
        <Alert tone="success" live="polite">
          {labels.added(response.addedItemCount)}
        </Alert>
      )}
      {(add === 'failed' || (response && !response.isSuccess && response.notAdded.length === 0)) && (
        <Alert tone="critical" live="assertive">
          {labels.addFailed}
        </Alert>
      )}
    </>
  );
}

interface SharedLinesProps {
  site: PriceFormat;
  homeHref: string;
  adding: ReturnType<typeof useAddAll>;
  shared: Extract<SharedCart, { state: 'here' }>;
  labels: ShareMessages;
}

/** The lines that can be had, and the button that adds them. */
function SharedLines({ shared, adding, site, homeHref, labels }: SharedLinesProps) {
  const { items, goneNames } = shared;
  const { add, addAll } = adding;
  const response = typeof add === 'object' ? add : null;
  return (
    <>
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
      <AddResult add={add} labels={labels} />
      <Inline gap={4}>
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
      </Inline>
    </>
  );
}

/** Renders a shared cart at current prices, with a button that adds its lines to the cart. */
export const SharedCartScreen = withRef(function SharedCartScreen(props: SharedCartScreenProps) {
  const { site: given, shared, loadProblem, ports, homeHref = '/', messages } = props;
  const site = useSiteFormat(given);
  const labels = useWords('share', shareMessages, messages);
  const adding = useAddAll(ports);
  return (
    <div ref={props.ref} className={css.root}>
      {!shared && (
        <SharedCartPlaceholder hasFailed={!!loadProblem} onRetry={() => void ports.reload()} labels={labels} />
      )}
      {shared?.state === 'ended' && (
        <NoCartHere title={labels.endedTitle} text={labels.ended} homeHref={homeHref} labels={labels} />
      )}
      {shared?.state === 'elsewhere' && (
        <NoCartHere
          title={labels.elsewhereTitle}
          text={labels.elsewhere(siteName(getSite(shared.brand, shared.siteCulture)))}
          homeHref={homeHref}
          labels={labels}
        />
      )}
      {shared?.state === 'here' && <SharedLines {...{ shared, adding, site, homeHref, labels }} />}
    </div>
  );
});

interface ItemsProps {
  site: PriceFormat;
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
          <p className={css.price}>{formatPrice(unitPrice, site)}</p>
        </li>
      ))}
    </ul>
  );
}

import { Button, Checkbox, TextLink, useAnnounce } from '@settee/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Consent } from '../../edges/consent.ts';
import { chooseConsent, closePrivacyChoices, getTracking, subscribeToTracking } from '../../edges/tracking.ts';
import { shellMessages } from '../messages.ts';
import { serviceUrls } from '../service-urls.ts';
import { usePage } from '../../data/site.ts';
import { mainId } from '../useScrollRestoration.ts';
import { useWords } from '../words.ts';
import * as css from './ConsentPanel.css.ts';

/**
 * Requests consent to analytics and advertising above the header, until the shopper chooses, and again on request. It is
 * part of the page from the first paint, so it covers nothing and moves nothing.
 */
export function ConsentPanel() {
  const { tracking } = usePage();
  const served = useMemo(
    () => ({ consent: tracking?.consent ?? null, isPanelOpen: false, isOptedOut: tracking?.isOptedOut ?? false }),
    [tracking],
  );
  const { consent, isPanelOpen, isOptedOut } = useSyncExternalStore(subscribeToTracking, getTracking, () => served);
  if (!tracking) return null;
  if (isOptedOut) return isPanelOpen ? <OptedOut /> : null;
  return consent === null || isPanelOpen ? <Choices present={consent} isRequested={isPanelOpen} /> : null;
}

/** Moves the focus to the panel that the shopper has opened from the footer. */
function useFocusWhen(isRequested: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) ref.current?.focus();
  }, [isRequested]);
  return ref;
}

const focusMain = () => document.getElementById(mainId)?.focus();

function OptedOut() {
  const words = useWords('shell', shellMessages).consent;
  const ref = useFocusWhen(true);
  const close = () => {
    closePrivacyChoices();
    focusMain();
  };
  return (
    <section ref={ref} tabIndex={-1} aria-label={words.title} className={css.panel}>
      <p className={css.text}>{words.optedOut}</p>
      <Button tone="outline" size="small" onClick={close}>
        {words.close}
      </Button>
    </section>
  );
}

function Choices({ present, isRequested }: { present: Consent | null; isRequested: boolean }) {
  const messages = useWords('shell', shellMessages);
  const words = messages.consent;
  const announce = useAnnounce();
  const ref = useFocusWhen(isRequested);
  const [isChoosing, setChoosing] = useState(isRequested);
  const [draft, setDraft] = useState<Consent>(present ?? { analytics: false, advertising: false });
  const choose = (consent: Consent) => {
    chooseConsent(consent);
    focusMain();
    announce(words.saved);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    choose(draft);
  };
  const toggle = (name: keyof Consent) => () => setDraft({ ...draft, [name]: !draft[name] });
  return (
    <section ref={ref} tabIndex={-1} aria-label={words.title} className={css.panel}>
      <p className={css.text}>
        {words.text}{' '}
        <TextLink inline href={serviceUrls.privacy}>
          {messages.privacy}
        </TextLink>
      </p>
      {isChoosing ? (
        <form className={css.actions} onSubmit={save}>
          <Checkbox label={words.analytics} checked={draft.analytics} onChange={toggle('analytics')} />
          <Checkbox label={words.advertising} checked={draft.advertising} onChange={toggle('advertising')} />
          <Button type="submit" tone="outline" size="small">
            {words.save}
          </Button>
        </form>
      ) : (
        <div className={css.actions}>
          <Button tone="outline" size="small" onClick={() => choose({ analytics: true, advertising: true })}>
            {words.accept}
          </Button>
          <Button tone="outline" size="small" onClick={() => choose({ analytics: false, advertising: false })}>
            {words.reject}
          </Button>
          <Button tone="outline" size="small" onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        </div>
      )}
    </section>
  );
}

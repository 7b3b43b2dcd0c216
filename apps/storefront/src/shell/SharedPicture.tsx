/// <reference types="react/experimental" />
import type { SharedPictureProps } from '@settee/configurator-kit';
import { useSyncExternalStore, ViewTransition } from 'react';
import * as css from './SharedPicture.css.ts';

const stillQuery = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(stillQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Moves a product's picture from the listing to its page, where the browser can and the shopper allows motion. */
export function ViewTransitionPicture({ name, children }: SharedPictureProps) {
  const isStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(stillQuery).matches,
    () => true,
  );
  return (
    <ViewTransition name={name} default="none" share={isStill ? 'none' : css.moving}>
      {children}
    </ViewTransition>
  );
}

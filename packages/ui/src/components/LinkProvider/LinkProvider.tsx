'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { withRef } from '../../react-18.ts';
import { type Render, renderWith } from '../../render.ts';

export type AnchorProps = ComponentProps<'a'>;

const PlainLink = withRef(function PlainLink({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
});

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainLink);

export interface LinkProviderProps {
  /** The app's router link; it gets `href` and every other anchor prop. */
  link: ComponentType<AnchorProps>;
  /** The app, or the part of it that has a router. */
  children: ReactNode;
}

/** Lets every link below it go through the app's router. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>;
}

/** The link component to render; a plain `<a>` without a provider. */
export function useLink(): ComponentType<AnchorProps> {
  return useContext(LinkContext);
}

export interface AppLinkProps extends AnchorProps {
  /** Replaces the link of the app for this one. */
  render?: Render<AnchorProps>;
}

/** Unstyled link that uses the router of the app. */
export const AppLink = withRef(function AppLink({ render, ...rest }: AppLinkProps) {
  const link = useLink();
  return render ? renderWith(render, rest) : createElement(link, rest);
});

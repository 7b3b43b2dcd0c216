'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

export type AnchorProps = ComponentProps<'a'>;

const PlainLink = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainLink);

export interface LinkProviderProps {
  /** The app's router link; it gets `href` and every other anchor prop. */
  link: ComponentType<AnchorProps>;
  /** The app, or the part of it that has a router. */
  children: ReactNode;
}

/** Lets every link below it go through the app's router. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The link component to render; a plain `<a>` without a provider. */
export function useLink(): ComponentType<AnchorProps> {
  return useContext(LinkContext);
}

/** Unstyled link that uses the router of the app. */
export function AppLink(props: AnchorProps) {
  return createElement(useLink(), props);
}

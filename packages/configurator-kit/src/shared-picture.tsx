'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Props of the component that moves a picture from one page to the next. */
export interface SharedPictureProps {
  /** The same for the picture of a list and that of the product’s page. */
  name: string;
  /** The picture. */
  children: ReactNode;
}

const SharedPictureContext = createContext<ComponentType<SharedPictureProps> | null>(null);

/** Provides the component around pictures that listing and product page share, such as React’s `ViewTransition`. */
export const SharedPictureProvider = SharedPictureContext.Provider;

/** A picture that listing and product page share; without a provider it is only shown. */
export function SharedPicture({ name, children }: SharedPictureProps) {
  const Shared = useContext(SharedPictureContext);
  return Shared ? <Shared name={name}>{children}</Shared> : children;
}

/** Name of a product's picture. */
export const sharedPictureName = (sku: number): string => `product-${sku}`;

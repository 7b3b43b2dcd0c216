import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import './docs.css';

/** Every page of documentation, with the landmark that Storybook leaves out. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props}>
      <main>{children}</main>
    </DocsContainer>
  );
}

import type { ComponentType } from 'react';
import type { FetchQuery } from './data/answers.ts';
import type { Query } from './data/query.ts';

/** Where a shopper is: the path's parts and its query. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What surrounds a page. */
export interface PageLayout {
  Header: ComponentType;
  Footer: ComponentType;
}

/** What a file in routes/ exports. */
export interface RouteModule {
  Screen: ComponentType<RouteLocation>;
  /** Where it is not the shop's. */
  layout?: PageLayout;
  /** What the page shows, asked for before it is rendered. */
  queries?(place: RouteLocation): readonly Query[];
  /** Parts whose code comes after the page's own; a server waits for them. */
  later?: readonly { ready(): Promise<void> }[];
  /** The address this one really leads to. Asked on the server; the screen does the same where it can change later. */
  redirectTo?(place: RouteLocation, ask: FetchQuery): Promise<Redirect | null>;
}

export interface Redirect {
  to: string;
  isPermanent: boolean;
}

export interface Page {
  path: string;
  /** The source file, by which the build knows its chunk. */
  file: string;
  load: () => Promise<RouteModule>;
  /** Found through `lazy-routes.ts`. */
  isLazy?: true;
  /** Source files of parts of `later` that are seen before their code comes: the page brings their styles. */
  alsoStyles?: readonly string[];
  layout: 'shop' | 'checkout';
  /** Found in any case, with its slash or without; its own spelling is the one that answers. */
  anyCase?: true;
  /** Parts of the path that are right in form only. */
  accepts?: (params: RouteLocation['params']) => boolean;
}

import type { ComponentType } from 'react';
import type { FetchQuery, Query } from './data/query.ts';

/** Path parameters and query of the current URL. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** Header and footer of a page. */
export interface PageLayout {
  Header: ComponentType;
  Footer: ComponentType;
}

/** Exports of a file in routes/. */
export interface RouteModule {
  Screen: ComponentType<RouteLocation>;
  /** Layout of the page, if not the default one. */
  layout?: PageLayout;
  /** Queries of the page, fetched before it renders. */
  queries?(location: RouteLocation): readonly Query[];
  /** Redirects before rendering. Runs on the server; the screen repeats it if the result can change later. */
  redirectTo?(location: RouteLocation, fetchQuery: FetchQuery): Promise<Redirect | null>;
}

export interface Redirect {
  to: string;
  isPermanent: boolean;
}

export interface Page {
  path: string;
  /**
   * The source file, by which the build knows its chunk. The page includes the styles of the folder `<file>/parts`: the server
   * renders these parts before their code is loaded.
   */
  file: string;
  load: () => Promise<RouteModule>;
  layout: 'shop' | 'checkout';
  /** The page is the same for all unknown visitors, without other parameters than these. */
  sharedQuery?: readonly string[];
  /** Matches any case, with or without a trailing slash, and redirects to the canonical spelling. */
  anyCase?: true;
  /** Parts of the path that are right in form only. */
  accepts?: (params: RouteLocation['params']) => boolean;
}

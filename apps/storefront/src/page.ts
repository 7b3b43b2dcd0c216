import type { ComponentType } from 'react';
import type { Ask } from './data/answers.ts';
import type { Read } from './data/read.ts';

/** Where a shopper is: the path's parts and its query. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What surrounds a page. */
export interface PageFrame {
  Header: ComponentType;
  Footer: ComponentType;
}

/** What a file in routes/ exports. */
export interface RouteModule {
  Screen: ComponentType<Place>;
  /** Where it is not the shop's. */
  frame?: PageFrame;
  /** What the page shows, asked for before it is rendered. */
  reads?(place: Place): readonly Read[];
  /** Parts whose code comes after the page's own; a server waits for them. */
  later?: readonly { ready(): Promise<void> }[];
  /** The address this one really leads to. Asked on the server; the screen does the same where it can change later. */
  leadsTo?(place: Place, ask: Ask): Promise<Lead | null>;
}

export interface Lead {
  to: string;
  isPermanent: boolean;
}

export interface Page {
  path: string;
  /** The source file, by which the build knows its chunk. */
  file: string;
  load: () => Promise<RouteModule>;
  /** Found through `late-routes.ts`. */
  isLate?: true;
  /** Source files of parts of `later` that are seen before their code comes: the page brings their styles. */
  alsoStyles?: readonly string[];
  frame: 'shop' | 'checkout';
  /** Found in any case, with its slash or without; its own spelling is the one that answers. */
  anyCase?: true;
  /** Parts of the path that are right in form only. */
  accepts?: (params: Place['params']) => boolean;
}

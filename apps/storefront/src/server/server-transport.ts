import type { Transport } from '@settee/contract';
import { transportTo } from '../edges/fetch-transport.ts';
import type { SiteContext } from '../edges/site.ts';

/** Handles a request to the contract, in this process or on another host. */
export type ApiFetch = (request: Request, environment?: unknown) => Response | Promise<Response>;

/** Says which site a call is for, and in which language its texts are; only this server may set it. */
export const siteHeader = 'x-settee-site';
export const siteName = ({ site }: Pick<SiteContext, 'site'>): string =>
  `${site.brand}/${site.siteCulture}/${site.locale}`;

export interface ServerTransport {
  transport: Transport;
  /** Set-Cookie headers of the API responses, to be added to the page response. */
  setCookies: () => readonly string[];
}

/** The calls made for one page, with the shopper's cookies and those set on the way. */
export function createServerTransport(
  fetchApi: ApiFetch,
  siteContext: SiteContext,
  url: URL,
  cookieHeader: string,
  environment: unknown,
): ServerTransport {
  const cookies = new Map(
    cookieHeader
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair]),
  );
  const lines: string[] = [];
  const send = async (request: Request) => {
    const response = await fetchApi(request, environment);
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      cookies.set(line.split('=', 1)[0] ?? '', line.split(';', 1)[0] ?? '');
    }
    return response;
  };
  const headers = () => ({
    [siteHeader]: siteName(siteContext),
    host: url.host,
    cookie: [...cookies.values()].join('; '),
  });
  return { transport: transportTo(send, url, headers), setCookies: () => lines };
}

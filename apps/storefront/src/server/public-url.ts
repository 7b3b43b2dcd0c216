/** The URL the shopper sees; behind a trusted proxy its protocol is the proxy's. */
export function getPublicUrl(request: Request, isProxyTrusted: boolean): URL {
  const url = new URL(request.url);
  if (isProxyTrusted && request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https')
    url.protocol = 'https:';
  return url;
}

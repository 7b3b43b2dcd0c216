/** Fetches JSON; with a body it sends a POST. Throws on an HTTP error. */
export async function fetchJson(url: string, body?: unknown): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const posted = { method: 'POST', headers, body: JSON.stringify(body) };
  const reply = await fetch(url, body === undefined ? {} : posted);
  if (!reply.ok) throw new Error(`Status: ${reply.status}`);
  return reply.json();
}

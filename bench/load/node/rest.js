// Requests with a body of JSON; an answer that is no success is an error that quotes it.

export const post = (url, content, cookie) => send('POST', url, content, cookie);
export const put = (url, content, cookie) => send('PUT', url, content, cookie);

async function send(method, url, content, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(url, { method, headers, body: JSON.stringify(content) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { body: text ? JSON.parse(text) : null, cookie: set.join('; ') };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';
import { escapeHtml } from '../mail/layout.ts';

// Pages on which a first run shows the messages that it would have sent. They contain other people's sign-in links and
// codes. So they exist only outside production and while the server listens on loopback alone, and answer only requests to
// a loopback name: a foreign name that was made to point here (DNS rebinding) gets nothing. Requests forwarded by a reverse
// proxy are refused too, because it would make everybody look like loopback.

/** The pages run no scripts and load nothing; the frame that shows a mail is restricted even more. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type DevPageOptions = {
  isProduction: boolean;
  /** HOST, the address that the server listens on. */
  host: string;
  /** PUBLIC_URL, if it is set. */
  publicUrl: string | undefined;
};

/** Whether the pages exist at all. */
export function hasDevPages({ isProduction, host, publicUrl }: DevPageOptions): boolean {
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  return !isProduction && !isPublic && isLoopback(host);
}

/** Headers that reverse proxies add to a request. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

// Reads the Host header itself, because `request.hostname` trusts a forwarded one if proxies are trusted.
export const isFromThisComputer = ({ headers }: FastifyRequest): boolean =>
  isLoopback((headers.host ?? '').replace(/:\d+$/, '')) && FORWARDED.every((name) => !(name in headers));

export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(title, body));
}

export const timeOf = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Plain text as HTML, with its addresses as links. */
export const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, '<a href="$&">$&</a>');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ChargeRota</title>
<style>
:root { color-scheme: light dark; --ground: #fbfdfc; --text: #111c18; --mute: #545f5b; --line: #dce1de; --link: #006930; }
@media (prefers-color-scheme: dark) { :root { --ground: #070e10; --text: #e6f0eb; --mute: #94a4a4; --line: #202c2e; --link: #4fe37f; } }
body { margin: 0 auto; max-width: 45rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 'Instrument Sans', ui-sans-serif, system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.012em; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
a { color: var(--link); } a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.mute, time, li span { color: var(--mute); } p { margin: 0 0 1rem; }
ul { list-style: none; margin: 0; padding: 0; } li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
li a { flex: 1 0 100%; font-weight: 600; } time { font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;

import { m } from '@chargerota/messages';
import { DEFAULT_LANGUAGE, keepTimesTogether, wordsLocale } from '@chargerota/domain';

/** The key fact in large type: a time, with a line above and one below. */
export type MailFigure = { label: string; value: string; note?: string };

/** The content of a mail. All mails share a layout of what mail programs can show. */
export type MailContent = {
  subject: string;
  heading: string;
  figure?: MailFigure | undefined;
  paragraphs: string[];
  /** Below the paragraphs, when the mail is about several things. */
  sections?: { title: string; figure: MailFigure | undefined; paragraphs: string[] }[] | undefined;
  /** What a person wrote, below the paragraphs; it is marked as theirs, line by line. */
  quote?: string | undefined;
  /** Lists below the paragraphs, each entry on a line of its own. */
  lists?: { title: string; lines: string[] }[] | undefined;
  /** The one action of the mail. `path` is local; the host always comes from PUBLIC_URL. */
  action?: { label: string; path: string } | undefined;
  /** Another answer beside the action, in a quieter button; alone where doing nothing is an answer too. */
  otherAction?: { label: string; path: string } | undefined;
  /** Why the reader gets this mail. */
  footer: string;
  /** Small links below the footer. `path` is local, like the action's. */
  links?: { label: string; path: string }[] | undefined;
};

/** The mail as HTML and as plain text with the same content. Every value is text, never markup. */
export function renderMail(content: MailContent, publicUrl: string): { html: string; text: string } {
  const addressed = ({ label, path }: { label: string; path: string }): Link => ({
    label,
    url: localUrl(path, publicUrl),
  });
  const linked = {
    ...content,
    action: content.action && addressed(content.action),
    otherAction: content.otherAction && addressed(content.otherAction),
    links: content.links?.map(addressed) ?? [],
  };
  return { html: renderHtml(linked, publicUrl), text: renderText(linked) };
}

type Link = { label: string; url: string };

/** A line for each: an address is often long. */
const aboveItsAddress = ({ label, url }: Link): string =>
  m.common.labelled({ label, text: `\n${url}` }).replace(' \n', '\n');

type LinkedContent = Omit<MailContent, 'action' | 'otherAction' | 'links'> & {
  action: Link | undefined;
  otherAction: Link | undefined;
  links: Link[];
};

function localUrl(path: string, publicUrl: string): string {
  const base = publicUrl.replace(/\/+$/, '');
  const url = `${base}${path}`;
  if (!path.startsWith('/') || new URL(url).origin !== new URL(base).origin) {
    throw new Error(`a mail links to paths of its own site, not to ${path}`);
  }
  return url;
}

function renderText(content: LinkedContent): string {
  const { figure, quote, action, otherAction, links, sections = [], lists = [] } = content;
  const linesOf = (of: MailFigure) => [of.label, of.value, of.note].filter(Boolean).join('\n');
  return [
    content.heading,
    figure && linesOf(figure),
    ...content.paragraphs,
    ...sections.flatMap((section) => [
      section.title,
      section.figure && linesOf(section.figure),
      ...section.paragraphs,
    ]),
    quote?.replaceAll(/^/gm, '> '),
    ...lists.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    action && aboveItsAddress(action),
    otherAction && aboveItsAddress(otherAction),
    // The standard signature separator of plain text mail.
    [
      `-- \nChargeRota\n${content.footer}`,
      ...links.map(({ label, url }) => m.common.labelled({ label, text: url })),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// sRGB values of the colour tokens, because mail programs know neither oklch nor variables. The light colours are
// inline, which every program reads; the dark ones override them in programs that read <style>.
const DAY = {
  ground: '#fbfdfc',
  text: '#111c18',
  muted: '#545f5b',
  border: '#dce1de',
  edge: '#818c87',
  tick: '#b8c0bc',
  tickStrong: '#4d5853',
  primary: '#007939',
  onPrimary: '#fbfffb',
};
const NIGHT_STYLE = `
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #070e10 !important; }
    .text { color: #e6f0eb !important; }
    .muted { color: #94a4a4 !important; }
    .line { border-color: #202c2e !important; }
    .edge { border-color: #5f6f72 !important; }
    .tick { background-color: #3a4b4d !important; }
    .tick-strong { background-color: #96b1af !important; }
    .mark { background-color: #e6f0eb !important; }
    .primary { background-color: #4fe37f !important; }
    .on-primary { color: #06190d !important; }
  }
  @media (max-width: 520px) { .page { padding: 24px 20px !important; } .figure { font-size: 32px !important; line-height: 36px !important; } }`;

const FONT = `font-family:'Instrument Sans',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;

function renderHtml(content: LinkedContent, publicUrl: string): string {
  const { figure, quote, action, otherAction, links, sections = [], lists = [] } = content;
  const site = escapeHtml(new URL(publicUrl).host);
  return `<!doctype html>
<html lang="${wordsLocale() === DEFAULT_LANGUAGE ? 'en' : wordsLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root { color-scheme: light dark; }${NIGHT_STYLE}
</style>
</head>
<body class="ground" style="margin:0;background-color:${DAY.ground};-webkit-text-size-adjust:100%">
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" border="0" style="background-color:${DAY.ground}"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px"><tr><td class="page" style="padding:40px 32px;word-break:break-word;${FONT}">
${brand()}
<h1 class="text" style="margin:40px 0 0;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-0.012em;text-wrap:balance;color:${DAY.text}">${markup(content.heading)}</h1>
${figure ? renderFigure(figure) : ''}
${content.paragraphs.map((text) => renderParagraph(text, 20)).join('\n')}
${sections.map(renderSection).join('\n')}
${quote ? renderQuote(quote) : ''}
${lists.map(renderList).join('\n')}
${renderActions(action, otherAction)}
${scale()}
<p class="muted" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${DAY.muted}">${escapeHtml(content.footer)}</p>
${renderLinks(links)}
<p class="muted" style="margin:${links.length > 0 ? 8 : 4}px 0 0;font-size:14px;line-height:20px;color:${DAY.muted}">ChargeRota · ${site}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const renderParagraph = (text: string, space: number): string =>
  `<p class="text" style="margin:${space}px 0 0;font-size:16px;line-height:24px;color:${DAY.text}">${markup(text).replaceAll('\n', '<br>')}</p>`;

function renderFigure({ label, value, note }: MailFigure): string {
  const size = 'margin:0;font-size:40px;line-height:44px;font-weight:500;letter-spacing:-0.02em';
  return `<div style="margin:28px 0 0">
<p class="muted" style="${SMALL}">${escapeHtml(label)}</p>
<p class="text figure" style="${size};${NUMERALS};color:${DAY.text}">${markup(value)}</p>
${note ? `<p class="muted" style="${SMALL}">${escapeHtml(note)}</p>` : ''}
</div>`;
}

const SMALL = `margin:0;font-size:16px;line-height:24px;color:${DAY.muted}`;
const NUMERALS = 'font-stretch:84%;font-variant-numeric:tabular-nums';

/** One of several, so its figure is smaller than that of a mail about one thing. */
function renderSection({ title, figure, paragraphs }: NonNullable<MailContent['sections']>[number]): string {
  return `<div class="line" style="margin:28px 0 0;padding:24px 0 0;border-top:1px solid ${DAY.border}">
<h2 class="text" style="margin:0;font-size:18px;line-height:24px;font-weight:600;color:${DAY.text}">${markup(title)}</h2>
${
  figure
    ? `<p class="muted" style="${SMALL};margin:12px 0 0">${escapeHtml(figure.label)}</p>
<p class="text" style="margin:0;font-size:24px;line-height:30px;font-weight:500;letter-spacing:-0.012em;${NUMERALS};color:${DAY.text}">${markup(figure.value)}</p>
${figure.note ? `<p class="muted" style="${SMALL}">${escapeHtml(figure.note)}</p>` : ''}`
    : ''
}
${paragraphs.map((text) => renderParagraph(text, 12)).join('\n')}
</div>`;
}

const renderQuote = (quote: string): string =>
  `<blockquote class="text line" style="margin:24px 0 0;padding:2px 0 2px 16px;border-left:3px solid ${DAY.border};font-size:16px;line-height:24px;color:${DAY.text}">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`;

/** Lines between rules, because mail programs differ in how they draw bullets. */
function renderList({ title, lines }: NonNullable<MailContent['lists']>[number]): string {
  const row = (line: string) =>
    `<tr><td class="text line" style="padding:10px 0;border-top:1px solid ${DAY.border};font-size:16px;line-height:24px;color:${DAY.text}">${markup(line)}</td></tr>`;
  return `<h2 class="text" style="margin:28px 0 8px;font-size:16px;line-height:24px;font-weight:600;color:${DAY.text}">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="line" style="border-bottom:1px solid ${DAY.border};${FONT}">${lines.map(row).join('')}</table>`;
}

/** One link per line, far enough apart to be tapped. */
const renderLinks = (links: Link[]): string =>
  links
    .map(
      ({ label, url }) =>
        `<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:${DAY.muted}"><a class="muted" href="${escapeHtml(url)}" style="display:inline-block;padding:8px 0 4px;color:${DAY.muted}">${escapeHtml(label)}</a></p>`,
    )
    .join('\n');

function renderActions(action: Link | undefined, other: Link | undefined): string {
  const first = action ?? other;
  if (!first) return '';
  const cells = [
    action &&
      `<td class="primary" style="border-radius:8px;background-color:${DAY.primary}">${renderButton(action, 'on-primary', DAY.onPrimary)}</td>`,
    other &&
      `<td class="edge" style="border-radius:8px;border:1px solid ${DAY.edge}">${renderButton(other, 'text', DAY.text)}</td>`,
  ];
  const href = escapeHtml(first.url);
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:32px 0 0"><tr>${cells.filter(Boolean).join('<td width="12"></td>')}</tr></table>
<p class="muted" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${DAY.muted}">${escapeHtml(m.common.orOpen)}<br><a class="muted" href="${href}" style="color:${DAY.muted}">${href}</a></p>`;
}

const renderButton = ({ label, url }: Link, tone: string, color: string): string =>
  `<a class="${tone}" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;color:${color}">${escapeHtml(label)}</a>`;

/** The product's logo, three ticks and a bar, built from table cells because mail programs drop SVG. */
function brand(): string {
  const tick = `<td style="padding-right:3px;vertical-align:middle"><div class="mark" style="width:2px;height:10px;border-radius:1px;background-color:${DAY.text};font-size:0"></div></td>`;
  const bar = `<td style="padding-right:3px;vertical-align:middle"><div class="primary" style="width:7px;height:18px;border-radius:2px;background-color:${DAY.primary};font-size:0"></div></td>`;
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>${tick}${tick}${bar}${tick}<td class="text" style="padding-left:6px;${FONT};font-size:18px;line-height:24px;font-weight:600;letter-spacing:-0.012em;color:${DAY.text}">ChargeRota</td></tr></table>`;
}

/** The scale of a day, a tick per hour, every third one tall. It closes the mail, as it underlies every screen. */
function scale(): string {
  const ticks = Array.from({ length: 25 }, (_, hour) => {
    const tall = hour % 3 === 0;
    // The last hour has no width: its tick ends the scale.
    return `<td${hour === 24 ? ' width="1"' : ''} style="vertical-align:top"><div class="${tall ? 'tick-strong' : 'tick'}" style="width:1px;height:${tall ? 9 : 5}px;background-color:${tall ? DAY.tickStrong : DAY.tick};font-size:0"></div></td>`;
  });
  return `<table role="presentation" aria-hidden="true" width="100%" cellspacing="0" cellpadding="0" border="0" class="line" style="margin:44px 0 0;table-layout:fixed;border-top:1px solid ${DAY.border}"><tr>${ticks.join('')}</tr></table>`;
}

/** Our own words: no line ends within a time. */
const markup = (text: string): string => escapeHtml(keepTimesTogether(text));

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

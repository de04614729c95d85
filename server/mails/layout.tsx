import type { languages } from '@kedai/contract/protocol/languages';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '../seed/companies';

/** A link to a page of the shop. It has no secret: the page asks for a sign-in. */
interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A mail about an order, from which both its forms are made. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What a person of the shop wrote. */
  readonly quote: string | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly {
    readonly position: number;
    readonly name: string;
    /** That of the name, if it is not that of the mail. */
    readonly language?: 'en' | undefined;
    /** Follows the name, with its comma. */
    readonly choice?: string;
    readonly quantity: number;
    readonly amount: string;
  }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly action: MailLink;
  readonly terms: MailLink;
  readonly company: Company;
  readonly companyAddress: string;
  /** The tag of its language. */
  readonly tag: (typeof languages)[keyof typeof languages]['tag'];
  /** Comes before the quote. */
  readonly shopSays: string;
  /** Writes a label and its value as a line of the plain text. */
  readonly labelled: (label: string, value: string) => string;
}

const senderOf = ({ company, companyAddress }: MailContent) => [
  `${company.registeredName}, ${company.registrationNumber}`,
  companyAddress,
  `${company.phone}, ${company.email}`,
];

/** A mail as plain text. */
export function renderText(content: MailContent): string {
  const { title, paragraphs, quote, facts, lines, sums, action, terms, company, labelled } =
    content;
  const listed = (pairs: MailContent['facts']) =>
    pairs.map(([label, value]) => labelled(label, value)).join('\n');
  return [
    title,
    ...paragraphs,
    ...(quote === null ? [] : [`${content.shopSays}${quote}`]),
    labelled(action.label, action.url),
    listed(facts),
    lines
      .map(({ name, choice = '', quantity, amount }) =>
        `${quantity} × ${name}${choice}  ${amount}`.trim(),
      )
      .join('\n'),
    listed(sums),
    labelled(terms.label, terms.url),
    [company.shopName, ...senderOf(content)].join('\n'),
  ].join('\n\n');
}

/** Mail programs drop classes at times: what matters is inline, and the dark colours come on top. */
const cell: CSSProperties = { padding: '4px 0', verticalAlign: 'top' };
const label: CSSProperties = { ...cell, paddingRight: 16, whiteSpace: 'nowrap' };
const amountCell: CSSProperties = {
  ...cell,
  paddingLeft: 16,
  textAlign: 'right',
  whiteSpace: 'nowrap',
};
const BODY = "Figtree, system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";
const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";
const CHINESE =
  "Figtree, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif";

/** Chinese headings are not in a face with serifs, and its lines need more room. */
const fontsOf = (tag: MailContent['tag']) =>
  tag === 'zh-Hans'
    ? { body: `16px/1.7 ${CHINESE}`, heading: `600 26px/1.4 ${CHINESE}` }
    : { body: `16px/1.5 ${BODY}`, heading: `28px/1.2 ${DISPLAY}` };

const [PAPER, CARD, INK, SOFT, LINE] = ['#fbf8f3', '#ffffff', '#241e19', '#665b50', '#e2d8ca'];

const darkStyle = (accent: string) => `@media (prefers-color-scheme: dark) {
.page { background: #1b1613 !important; color: #f4ede3 !important; }
.card { background: #241e19 !important; border-color: #665b50 !important; }
.soft { color: #e2d8ca !important; }
.accent { color: ${accent} !important; }
.button { background: ${accent} !important; color: #1b1613 !important; }
}`;

function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      style={{ borderCollapse: 'collapse', margin: '24px 0 0', fontSize: 16 }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function MailPage({ content }: { readonly content: MailContent }) {
  const { title, paragraphs, quote, facts, lines, sums, action, terms, company, tag, shopSays } =
    content;
  const [light, dark] = company.accent;
  const fonts = fontsOf(tag);
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{`:root { color-scheme: light dark; }\n${darkStyle(dark)}`}</style>
      </head>
      <body
        className="page"
        style={{
          margin: 0,
          padding: '24px 12px',
          background: PAPER,
          color: INK,
          font: fonts.body,
        }}
      >
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <p
            className="accent"
            style={{ margin: '0 0 12px', color: light, font: `22px/1.2 ${DISPLAY}` }}
          >
            {company.shopName}
          </p>
          <div
            className="card"
            style={{ padding: 24, background: CARD, border: `1px solid ${LINE}`, borderRadius: 12 }}
          >
            <h1 style={{ margin: '0 0 12px', font: fonts.heading }}>{title}</h1>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} style={{ margin: '0 0 12px' }}>
                {paragraph}
              </p>
            ))}
            {quote === null ? null : (
              <p style={{ margin: '0 0 12px', overflowWrap: 'anywhere' }}>
                {shopSays}
                <q>{quote}</q>
              </p>
            )}
            <a
              className="button"
              href={action.url}
              target="_blank"
              rel="noreferrer"
              style={{
                display: 'inline-block',
                margin: '8px 0 0',
                padding: '10px 24px',
                background: light,
                borderRadius: 999,
                color: CARD,
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {action.label}
            </a>
            <Rows>
              {facts.map(([name, value]) => (
                <tr key={name}>
                  <td className="soft" style={{ ...label, color: SOFT }}>
                    {name}
                  </td>
                  <td width="100%" style={{ ...cell, overflowWrap: 'anywhere' }}>
                    {value}
                  </td>
                </tr>
              ))}
            </Rows>
            <Rows>
              {lines.map(({ position, name, language, choice, quantity, amount }) => (
                <tr key={position}>
                  <td style={label}>{quantity} ×</td>
                  <td width="100%" style={cell}>
                    {language ? <span lang={language}>{name}</span> : name}
                    {choice}
                  </td>
                  <td style={amountCell}>{amount}</td>
                </tr>
              ))}
              {sums.map(([name, amount], index) => (
                <tr key={name} style={index === sums.length - 1 ? { fontWeight: 600 } : {}}>
                  <td colSpan={2} style={cell}>
                    {name}
                  </td>
                  <td style={amountCell}>{amount}</td>
                </tr>
              ))}
            </Rows>
          </div>
          <p className="soft" style={{ margin: '16px 0 0', color: SOFT, fontSize: 14 }}>
            <a
              className="soft"
              href={terms.url}
              target="_blank"
              rel="noreferrer"
              style={{ color: SOFT }}
            >
              {terms.label}
            </a>
            {senderOf(content).map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </p>
        </div>
      </body>
    </html>
  );
}

/** A mail as HTML. React escapes all texts. */
export const renderHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage content={content} />)}`;

import { sanitizePicture } from './sanitizePicture';
import { srcdocOf } from './srcdoc';
import { takePicture } from './takePicture';

const options = {
  isPublicText: (text: string) => ['Your name', 'Send', 'Ada'].includes(text),
  isPublicImage: (path: string) => path.startsWith('/pictures/'),
};

/** The picture of a page with this body, as a document. */
function pictureOf(body: string, fill: () => void = () => undefined) {
  document.body.innerHTML = body;
  fill();
  const { html } = takePicture(0, options);
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

test('shows the texts of the program and masks every other', () => {
  const { page } = pictureOf('<label>Your name</label><p>Aina, 012-345</p><button>Send</button>');
  expect(page.body.textContent).toBe('Your nameXxxx* 000-000Send');
});

test('masks what is in fields and where the page repeats it, and tells nothing of a password', () => {
  const { page, html } = pictureOf(
    '<input id="name"><input id="secret" type="password"><textarea></textarea><p>Ada</p><img alt="Aina">' +
      '<select><option>Perak</option><option selected>Johor</option></select><input type="checkbox">',
    () => {
      field('#name').value = 'Ada';
      field('#secret').value = 'a very long password';
      field('textarea').value = 'My notes';
      field('[type=checkbox]').checked = true;
    },
  );
  expect([...page.querySelectorAll('input')].map((input) => input.getAttribute('value'))).toEqual([
    'Xxx',
    'xxxxxxxx',
    null,
  ]);
  expect(page.querySelector('textarea')?.value).toBe('Xx xxxxx');
  expect(page.querySelector('p')?.textContent).toBe('Xxx');
  expect(page.querySelector('img')?.alt).toBe('Xxxx');
  expect([...page.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Xxxxx']);
  expect(page.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
  expect(html).not.toMatch(/Ada|Aina|password"?>|notes|Perak|Johor/);
});

test('leaves out scripts, addresses and identifiers', () => {
  const { html } = pictureOf(
    '<a id="o-17" href="/orders/17" data-order="17" title="Aina" onclick="go()">Send</a><script>go()</script>' +
      '<iframe src="/other"></iframe><form action="/send"></form><p style="background: url(/aina.png)"></p>',
  );
  expect(html).not.toMatch(/17|Aina|aina|go\(|<script|<iframe|href|action/);
  expect(html).toContain('<a>Send</a>');
});

test('contains the rules that apply, also those without a text, and no others', () => {
  document.head.innerHTML = '<style></style>';
  const [sheet] = document.styleSheets;
  for (const [index, rule] of [
    'p:hover { color: red; }',
    '[data-state="on"] { color: green; }',
    '.absent { color: blue; }',
  ].entries())
    sheet?.insertRule(rule, index);
  const { html } = pictureOf('<p data-state="on" data-other="on">Send</p>');
  expect(html).toContain('color: red');
  expect(html).toContain('color: green');
  expect(html).not.toContain('color: blue');
  expect(html).toContain('<p data-state="on">');
});

test('a page that is too large has no picture, and says so', () => {
  document.body.innerHTML = `<p>${'Send '.repeat(50_000)}</p>`;
  expect(takePicture(3, options)).toMatchObject({ step: 3, html: '', missing: 'too-large' });
});

test('a picture of another person is sanitized, and loads nothing when it is shown', async () => {
  const html =
    '<!doctype html><html><head><style>p { background: url(https://a.test/x) } @import "//a.test"; </sTyLe><script>1</script></head>' +
    '<body onload="go()"><p>Hello</p><img src="https://a.test/x.png" onerror="go()" data-image="//a.test/y.png">' +
    '<svg><a href="javascript:go()"><text>x</text></a><foreignObject><iframe src="//a.test"></iframe></foreignObject></svg>' +
    '<meta http-equiv="refresh" content="0;url=https://a.test"><base href="https://a.test"></body></html>';
  const clean = sanitizePicture({ step: 0, width: 10, height: 10, html });
  expect(clean.html).not.toMatch(/a\.test|script|onload|onerror|go\(|foreignObject|iframe|meta/i);
  expect(clean.html).toContain('<p>Hello</p>');
  const shown = await srcdocOf(clean);
  expect(shown).toMatch(/^<!doctype html><html><head><meta http-equiv="Content-Security-Policy"/);
  expect(shown).toContain("default-src 'none'");
});

test('the text of a style does not end it', () => {
  const html =
    '<head><style>p::before { content: "<\\/style><script>go()<\\/script>" }</style></head>';
  const first = sanitizePicture({ step: 0, width: 1, height: 1, html });
  const again = new DOMParser().parseFromString(sanitizePicture(first).html, 'text/html');
  expect(again.querySelector('script')).toBeNull();
});

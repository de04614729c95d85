import { deviceName } from './deviceName';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
const GECKO = 'rv:132.0) Gecko/20100101 Firefox/132.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`;
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT}`;
const SAMSUNG = CHROME.replace('Chrome', 'SamsungBrowser/26.0 Chrome');

test.each([
  [`${ANDROID} ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} ${SAMSUNG} Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${WINDOWS}) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS}) ${CHROME} Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
  [`${WINDOWS}; ${GECKO}`, 'Firefox on Windows'],
  [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on Chromebook'],
  [`Mozilla/5.0 (X11; Linux x86_64; ${GECKO}`, 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', undefined],
  ['<script>alert(1)</script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('names the device of %j as %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

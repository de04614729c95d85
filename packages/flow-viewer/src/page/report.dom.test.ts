import { browserName, collectReports } from './report';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edg 141',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['something else', 'Unknown'],
])('names the browser of %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a report has the rules in force and the errors since its start, without their messages', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let rules = ['cart/get: offline'];
  const { reportSince, close } = collectReports({ build: 'b1', labRules: () => rules });
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  console.error('An earlier one');
  now.mockReturnValue(2_000);
  expect(reportSince(1_500)).toMatchObject({ build: 'b1', labRules: rules, errors: [] });
  console.error('Aina cannot sign in', new TypeError('no Aina'));
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Aina') }));
  now.mockReturnValue(3_000);
  rules = [];
  const report = reportSince(1_500);
  // The rule was in force during the run.
  expect(report.labRules).toEqual(['cart/get: offline']);
  expect(report.errors).toEqual([
    {
      at: 500,
      kind: 'console.error',
      place: expect.stringMatching(/report\.dom\.test\.ts:\d+:\d+$/),
    },
    { at: 500, kind: 'RangeError', place: expect.stringMatching(/report\.dom\.test\.ts:\d+:\d+$/) },
  ]);
  expect(JSON.stringify(report)).not.toContain('Aina');
  expect(logged).toHaveBeenCalledTimes(2);
  close();
  expect(console.error).toBe(logged);
});

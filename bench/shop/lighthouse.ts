import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../../e2e/support/browserOptions';
import { mediansOf } from '../lib/statistics';

/** Lighthouse is fetched when it is asked for: it is large, and nothing else needs it. The last that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REPORT_BYTES = 64 * 1024 * 1024;
/** About one run in thirteen finds no beginning in its own recording (NO_NAVSTART), and says nothing of the page. */
const TRIES = 3;

/** What Lighthouse gives points for. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  /** Why the run failed. */
  readonly runtimeError?: { readonly message: string };
}

/** What Lighthouse says of a page: points of 100, ms, and KB; and of the machine at that moment. */
export type Judgement = Readonly<
  Record<(typeof categories)[number] | keyof typeof audits | 'machine', number>
>;

const run = promisify(execFile);

async function reportOn(url: string): Promise<Report> {
  const flags = ['--headless=new', ...launchOptions.args].join(' ');
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { maxBuffer: REPORT_BYTES },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** @throws what the last try failed with. */
async function judgeOnce(url: string, tries = TRIES): Promise<Judgement> {
  let report: Report;
  try {
    report = await reportOn(url);
  } catch (error) {
    if (tries <= 1) throw error;
    console.warn(`A run on ${url} failed and is repeated: ${String(error).slice(0, 200)}`);
    return judgeOnce(url, tries - 1);
  }
  const points = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100]);
  const values = Object.entries(audits).map(([name, audit]) => {
    const value = report.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'bytes' ? value / 1024 : value];
  });
  const { benchmarkIndex: machine } = report.environment;
  return { ...Object.fromEntries([...points, ...values]), machine } as Judgement;
}

/** The medians of several runs on a phone, each in a fresh browser; of several pages in turn, since a machine has its moments. */
export async function judgeInTurn(
  urls: readonly string[],
  runs: number,
): Promise<readonly Judgement[]> {
  const all: Judgement[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) all[index]?.push(await judgeOnce(url));
  }
  return all.map(mediansOf);
}

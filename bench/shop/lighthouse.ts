import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../../e2e/support/browserOptions';
import { mediansOf } from '../../scripts/lib/statistics';

/** Installed on demand by npx, because it is large and nothing else needs it. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REPORT_BYTES = 64 * 1024 * 1024;
/** About one run in thirteen fails with NO_NAVSTART, which has nothing to do with the page. */
const TRIES = 3;

/** The categories that Lighthouse scores. */
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

/** Scores (of 100), times (ms), size (KB), and the benchmark index of the machine. */
export type LighthouseResult = Readonly<
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

/** @throws the error of the last try */
async function runOnce(url: string, tries = TRIES): Promise<LighthouseResult> {
  let report: Report;
  try {
    report = await reportOn(url);
  } catch (error) {
    if (tries <= 1) throw error;
    console.warn(`A run on ${url} failed and is repeated: ${String(error).slice(0, 200)}`);
    return runOnce(url, tries - 1);
  }
  const points = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100]);
  const values = Object.entries(audits).map(([name, audit]) => {
    const value = report.audits[audit]?.numericValue ?? Number.NaN;
    return [name, name === 'bytes' ? value / 1024 : value];
  });
  const { benchmarkIndex: machine } = report.environment;
  return { ...Object.fromEntries([...points, ...values]), machine } as LighthouseResult;
}

/** The medians of several runs, each in a new browser. The pages take turns, because the speed of a machine varies. */
export async function runLighthouse(
  urls: readonly string[],
  runs: number,
): Promise<readonly LighthouseResult[]> {
  const all: LighthouseResult[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) all[index]?.push(await runOnce(url));
  }
  return all.map(mediansOf);
}

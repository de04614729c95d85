import type { Report } from '../model/recording';

/** What a report needs to know of the application. */
export interface PageDetails {
  /** Names the build. */
  readonly build: string;
  /** The rules of the failure lab that are in force now. */
  readonly labRules: () => readonly string[];
}

const BROWSERS = /(Edg|OPR|Firefox|Chrome)\/(\d+)|Version\/(\d+)\S* (?:Mobile\/\S+ )?(Safari)/;

/** The name and version of a browser, such as `Chrome 141`. */
export function browserName(userAgent: string): string {
  // Edge and Opera name Chrome too.
  const [, name, version, safariVersion, safari] =
    /(Edg|OPR)\/(\d+)/.exec(userAgent) ?? BROWSERS.exec(userAgent) ?? [];
  return [name ?? safari ?? 'Unknown', version ?? safariVersion].filter(Boolean).join(' ');
}

/** The place in the program that an error names first, without the address of the site. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /(?:https?:\/\/[^/\s]+)?(\/[^\s)]+:\d+:\d+)/.exec(stack)?.[1] ?? '';
}

/**
 * Collects what a bug report needs, from now on. Of errors it keeps the kind and the place: a message may repeat what
 * somebody typed.
 */
export function collectReports({ build, labRules }: PageDetails) {
  const errors: { readonly time: number; readonly kind: string; readonly place: string }[] = [];
  const rules = new Map<string, number>();
  const note = (kind: string, place: string) => errors.push({ time: Date.now(), kind, place });
  const name = (error: unknown) => (error instanceof Error ? error.name : 'Error');
  const onError = ({ error }: ErrorEvent) => note(name(error), placeOf(error));
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(name(reason), placeOf(reason));
  const { error: original } = console;
  console.error = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error);
    note('console.error', placeOf(error ?? new Error()));
    original(...words);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    reportSince(startedAt: number): Report {
      const now = Date.now();
      for (const rule of labRules()) rules.set(rule, now);
      return {
        build,
        browser: browserName(navigator.userAgent),
        viewport: `${window.innerWidth} × ${window.innerHeight}`,
        labRules: [...rules].flatMap(([rule, seen]) => (seen >= startedAt ? [rule] : [])),
        errors: errors
          .filter(({ time }) => time >= startedAt)
          .map(({ time, ...one }) => ({ at: time - startedAt, ...one })),
      };
    },
    close(): void {
      console.error = original;
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}

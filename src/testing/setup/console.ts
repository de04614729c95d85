/**
 * A warning on the console is a defect: the test that caused it fails. A test that expects one spies on the console itself
 * (`jest.spyOn(console, 'error').mockImplementation(...)`), which replaces these listeners for its time.
 */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${args.map(text).join(' ')}`);
    });
  }
});

afterEach(() => {
  const found = complaints;
  complaints = [];
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
});

function text(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

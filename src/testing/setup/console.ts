/**
 * Fails every test that logs a warning or an error. A test that expects one spies on the console itself
 * (`jest.spyOn(console, 'error').mockImplementation(...)`), which replaces these spies for the rest of the test.
 */
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push(`console.${level}: ${args.map(text).join(' ')}`);
    });
  }
});

afterEach(() => {
  const found = messages;
  messages = [];
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
});

function text(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

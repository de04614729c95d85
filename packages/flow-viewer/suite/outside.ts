/** What the machines did outside of the viewer. A walk must not do any of it. */
export const done: string[] = [];

export function act(what: string): void {
  done.push(what);
}

export async function call(what: string): Promise<string> {
  act(what);
  return what;
}

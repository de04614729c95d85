const taken: (() => void)[] = [];

/** For one test: a browser that lacks something of the platform. */
export function takeAway<Owner extends object>(owner: Owner, name: keyof Owner & string): void {
  const property = Object.getOwnPropertyDescriptor(owner, name);
  if (property === undefined) throw new Error(`There is no "${name}" to be taken away.`);
  Reflect.deleteProperty(owner, name);
  taken.push(() => Object.defineProperty(owner, name, property));
}

afterEach(() => {
  for (const giveBack of taken.splice(0)) giveBack();
});

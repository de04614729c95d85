const restores: (() => void)[] = [];

/** Removes a property of a global object for the rest of the test, as in a browser that lacks it. */
export function removeProperty<Owner extends object>(
  owner: Owner,
  name: keyof Owner & string,
): void {
  const property = Object.getOwnPropertyDescriptor(owner, name);
  if (property === undefined) throw new Error(`There is no property "${name}" to remove.`);
  Reflect.deleteProperty(owner, name);
  restores.push(() => Object.defineProperty(owner, name, property));
}

afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

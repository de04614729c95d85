import * as v from 'valibot';

/** Field names; `true` accepts everything below, lists are described by their items. */
export interface Shape {
  readonly [field: string]: Shape | true;
}

/** The parts of Valibot's schemas of all kinds. */
interface Parts extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
  readonly options?: readonly Parts[];
}

/** The fields of a schema without the additions to section 7 of the specification. */
export function section7Shape(schema: v.GenericSchema): Shape | true {
  const { entries, item, wrapped, options } = schema as Parts;
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries)
        .filter(([, field]) => !v.getMetadata(field).isAddition)
        .map(([name, field]) => [name, section7Shape(field)]),
    );
  }
  // A lenient list names its item in its metadata.
  const inner = item ?? wrapped ?? (v.getMetadata(schema).item as Parts | undefined);
  if (inner) return section7Shape(inner);
  return options?.map(section7Shape).find((shape) => shape !== true) ?? true;
}

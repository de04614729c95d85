/** A synchronous BroadcastChannel. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** Replaces BroadcastChannel during each test of a file. */
export function fakeBroadcastChannel(): void {
  const original = globalThis.BroadcastChannel;
  beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
  afterEach(() => {
    FakeChannel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: original });
  });
}

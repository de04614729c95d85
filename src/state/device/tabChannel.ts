/** Opens the channel between the shop's tabs; null where BroadcastChannel is missing or blocked. */
export function openTabChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kedai');
  } catch {
    return null;
  }
}

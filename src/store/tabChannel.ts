/** @returns what the shop's tabs tell each other by; null where there is no BroadcastChannel, or it is forbidden. */
export function openTabChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kedai');
  } catch {
    return null;
  }
}

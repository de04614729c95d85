/**
 * An origin with which this machine reaches a server that listens on a host and port.
 * @param host a name or an address, IPv6 without brackets; absent: all interfaces
 */
export function httpOrigin(host: string | undefined, port: number | string): string;

/** The configurations of a cluster's programs. They are also an example for operators. */

/** A node of the cluster. */
export interface ClusterNode {
  readonly name: string;
  /** Of PostgreSQL. */
  readonly port: number;
  /** Of Patroni's API. */
  readonly apiPort: number;
  readonly dataDir: string;
}

/**
 * Patroni. A primary that is gone loses its lease after `ttl` seconds. With strict synchronous mode a commit is confirmed
 * when a standby has it too, and only that standby can become the primary.
 */
export const patroniConfig = (
  { name, port, apiPort, dataDir }: ClusterNode,
  { etcdPort, programs, folder }: { etcdPort: number; programs: string; folder: string },
): string => `scope: kedai
name: ${name}
restapi:
  listen: 127.0.0.1:${apiPort}
  connect_address: 127.0.0.1:${apiPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${dataDir}
  bin_dir: ${programs}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser:
      username: postgres
    replication:
      username: replicator
  parameters:
    unix_socket_directories: ''
    max_connections: 100
  pg_hba:
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
`;

/** HAProxy leads to the node whose Patroni says that it is the primary, and cuts the connections to any other. */
export const haproxyConfig = (nodes: readonly ClusterNode[], port: number): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.apiPort}`).join('\n')}
`;

/** PgBouncer. By default it waits 15 seconds after a failed connection to the database, and calls for 120 seconds. */
export const pgbouncerConfig = ({
  port,
  databasePort,
  folder,
}: {
  readonly port: number;
  readonly databasePort: number;
  readonly folder: string;
}): string => `[databases]
kedai = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 40
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`;

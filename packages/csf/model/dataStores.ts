/** Services that govern a server or its programs, by port, and that no shipped list opens. */
export const controls: readonly (readonly [port: number, name: string])[] = [
  [445, 'Samba'],
  [2049, 'NFS'],
  [2375, 'Docker'],
  [3389, 'Remote Desktop'],
  [5601, 'Kibana'],
  [5900, 'VNC'],
  [5901, 'VNC'],
  [10250, 'Kubernetes'],
  [15672, 'RabbitMQ'],
];

/** Services that hold data, by port; few of them ask for a password as installed. */
export const dataStores: readonly (readonly [port: number, name: string])[] = [
  [1433, 'SQL Server'],
  [2379, 'etcd'],
  [3306, 'MySQL'],
  [5432, 'PostgreSQL'],
  [5984, 'CouchDB'],
  [6379, 'Redis'],
  [8086, 'InfluxDB'],
  [9042, 'Cassandra'],
  [9200, 'Elasticsearch'],
  [9300, 'Elasticsearch'],
  [11211, 'memcached'],
  [27017, 'MongoDB'],
];

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A network of its own: hosts are network namespaces of this machine, at a bridge. */
export interface Network {
  /** This machine's address for the hosts. */
  readonly address: string;
  addHost(): Host;
  /** Call it when no process runs on a host. */
  close(): void;
}

export interface Host {
  readonly address: string;
  /** The command that runs another on this host. */
  readonly within: readonly string[];
  /** Pulls the cable: from now on nothing arrives, in either direction, and no connection ends. */
  unplug(): void;
  plug(): void;
}

/** Why this machine can have no such hosts; null when it can. Installs what is missing. */
export function whyNoHosts(): string | null {
  if (process.platform !== 'linux') return 'network namespaces need Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  try {
    installIp();
    const network = openNetwork();
    try {
      network.addHost();
    } finally {
      network.close();
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each is followed by the number of the process that made it. A device's name has at most 15 letters. */
const [BRIDGE, CABLE, HOST] = ['sajub', 'sjv', 'saju-host-'];

/** @throws when it cannot be made */
export function openNetwork(): Network {
  removeAbandoned();
  const subnet = freeSubnet();
  const bridge = `${BRIDGE}${process.pid}`;
  const address = `${subnet}.1`;
  const hosts: string[] = [];
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${address}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  return {
    address,
    addHost() {
      const number = hosts.length + 2;
      const name = `${HOST}${process.pid}-${number}`;
      const cable = `${CABLE}${process.pid}-${number}`;
      const own = `${subnet}.${number}`;
      ip('netns', 'add', name);
      hosts.push(name);
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('link', 'set', cable, 'master', bridge, 'up');
      ip('-n', name, 'address', 'add', `${own}/24`, 'dev', 'eth0');
      for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up');
      return {
        address: own,
        within: ['ip', 'netns', 'exec', name],
        unplug: () => ip('link', 'set', cable, 'down'),
        plug: () => ip('link', 'set', cable, 'up'),
      };
    },
    close() {
      // Each takes its cable with it.
      for (const name of hosts) ip('netns', 'delete', name);
      ip('link', 'delete', bridge);
    },
  };
}

/** Hosts and bridges of processes that were killed. */
function removeAbandoned(): void {
  const isAbandoned = (pid: string | undefined) => pid !== undefined && !existsSync(`/proc/${pid}`);
  for (const [name, pid] of ip('netns', 'list').matchAll(new RegExp(`^${HOST}(\\d+)-\\d+`, 'gm')))
    if (isAbandoned(pid)) ip('netns', 'delete', name);
  for (const [, name = '', pid] of ip('-oneline', 'link').matchAll(new RegExp(`^\\d+: (${BRIDGE}(\\d+)):`, 'gm')))
    if (isAbandoned(pid)) ip('link', 'delete', name);
}

/** Of the addresses that RFC 2544 reserves for tests of networks. */
function freeSubnet(): string {
  const taken = ip('-oneline', 'address');
  for (let tried = 0; tried < 256; tried += 1) {
    const subnet = `198.18.${(process.pid + tried) % 256}`;
    if (!taken.includes(` ${subnet}.`)) return subnet;
  }
  throw new Error('all addresses for tests of networks are taken');
}

function ip(...args: readonly string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Debian's iproute2. */
function installIp(): void {
  if (existsSync('/sbin/ip') || existsSync('/usr/sbin/ip')) return;
  const install = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', 'iproute2'];
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', install, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

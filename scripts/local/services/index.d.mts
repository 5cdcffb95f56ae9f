/** A server that can be stopped, crashed (`kill`) and restarted on the same address and data. */
export type ServiceHandle = {
  readonly url: string;
  readonly port: number;
  pids(): readonly number[];
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** With `mongod` there is neither engine nor gateway. */
export type DatabaseHandle = ServiceHandle & {
  readonly engine?: Omit<ServiceHandle, 'url' | 'port'> & { readonly socketDir: string };
  readonly gateway?: Omit<ServiceHandle, 'url'>;
};

export type Services = {
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  readonly database: DatabaseHandle | undefined;
  readonly redis: ServiceHandle | undefined;
  stop(): Promise<void>;
};

type Common = {
  readonly port?: number;
  readonly throwaway?: boolean;
  readonly log: (line: string) => void;
  readonly onUnexpectedEnd?: (name: string, how: string, startAgain: () => Promise<void>) => void;
};

export function startServices(settings: {
  readonly dataDir: string;
  readonly throwaway?: boolean;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly gatewayBuilt?: Promise<unknown>;
  readonly commandLog?: string;
  readonly failPoints?: boolean;
  readonly restartOnExit?: boolean;
  readonly log?: (line: string) => void;
}): Promise<Services>;

export function startDatabase(
  settings: Common & {
    readonly dataDir: string;
    readonly gatewayBuilt?: Promise<unknown>;
    readonly commandLog?: string;
    readonly failPoints?: boolean;
  },
): Promise<DatabaseHandle>;

export function startRedis(
  settings: Common & { readonly dir: string; readonly file?: string; readonly more?: readonly string[] },
): Promise<ServiceHandle>;

type Identity = { readonly pid: number; readonly started: string };
type Held = { release(): void; readonly holder?: undefined };

export function tryLock(file: string): Held | { readonly release?: undefined; readonly holder: Identity };
export function waitForLock(file: string, onWait: (holder: Identity) => void): Promise<Held>;

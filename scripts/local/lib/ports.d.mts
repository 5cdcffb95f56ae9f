/** A free loopback port: `preferred` if it is free, else any outside the range that the system assigns itself. */
export function freePort(preferred?: number): Promise<number>;

/** A free loopback port: `preferred` if nothing holds it, else any outside the range that the system hands out itself. */
export function freePort(preferred?: number): Promise<number>;

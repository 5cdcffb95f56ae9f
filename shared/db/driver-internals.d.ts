declare module 'mongodb/lib/cmap/connection.js' {
  /** Undefined when the driver has changed. */
  export const Connection: { readonly prototype: import('./driver.ts').DriverConnection } | undefined;
}

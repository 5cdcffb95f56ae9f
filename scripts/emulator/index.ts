export type { BehaviourRequest } from './behaviour.ts';
export { type Emulator, startEmulator } from './server.ts';

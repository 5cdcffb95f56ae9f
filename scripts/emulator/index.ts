export type { Behaviour, BehaviourRequest, Mode } from './behaviour.ts';
export type { RecordedRequest, RequestState, Stats } from './recorder.ts';
export { type Emulator, type EmulatorOptions, startEmulator } from './server.ts';

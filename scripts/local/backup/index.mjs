export { backUp } from './backup.mjs';
export { restore } from './restore.mjs';

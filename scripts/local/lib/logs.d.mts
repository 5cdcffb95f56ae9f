export function boundLogs(folder: string, mostBytes?: number): void;

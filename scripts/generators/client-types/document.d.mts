export function headerOf(parts: { readonly document: string; readonly lock: string; readonly types: string }): string;
export function relevantPart(document: { readonly paths: Readonly<Record<string, object>> }): object;

export interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

export function withScores(
  page: string,
  area: string,
  files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>,
  commit: string,
): string;

import path from 'node:path';

/** The imports of source files, and the rules that a graph of files must keep. */

export interface Import {
  /** A package's name, `node:…`, or a path from the root. */
  readonly what: string;
  readonly typeOnly: boolean;
}

export interface Source {
  /** Path from the root. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

type Importer = Pick<Source, 'file' | 'imports'>;

/** Every `import` and `export … from` of a file, and every `import()` of a literal. */
export function importsOf(file: string, text: string): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gms);
  const dynamic = text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g);
  return [
    ...[...statements].map(([, typeOnly, name = '']) => ({
      what: named(file, name),
      typeOnly: typeOnly !== undefined,
    })),
    ...[...dynamic].map(([, name = '']) => ({ what: named(file, name), typeOnly: false })),
  ];
}

function named(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('node:')) return name;
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The groups of files that import each other, directly or through others, each sorted by name (Tarjan's algorithm). */
export function circlesOf(sources: readonly Importer[]): string[][] {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports.map(({ what }) => what)]));
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? own);
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || targets.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/**
 * `file -> import` for every import of a folder of `shared/` that stands above the importing one.
 * @param layers the folders, top layer first; an import of any other folder of `shared/` counts as upward
 */
export function upwardImports(sources: readonly Importer[], layers: readonly string[]): string[] {
  const layerOf = (file: string) => layers.indexOf(file.split('/')[1] ?? '');
  return sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ what }) => what.startsWith('shared/') && layerOf(what) < layerOf(file))
      .map(({ what }) => `${file} -> ${what}`),
  );
}

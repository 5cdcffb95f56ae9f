import type { Database } from '../../../shared/db/connect.ts';

export const MB = 2 ** 20;

export interface Contents {
  /** Records by collection. */
  readonly counts: Readonly<Record<string, number>>;
  readonly dataBytes: number;
  readonly indexBytes: number;
}

/** What a database holds. Bytes are as the database reports them. */
export async function contentsOf({ connection }: Pick<Database, 'connection'>): Promise<Contents> {
  const counts: Record<string, number> = {};
  let [dataBytes, indexBytes] = [0, 0];
  for (const { name } of await connection.listCollections()) {
    const stats: Record<string, unknown> = (await connection.db?.command({ collStats: name })) ?? {};
    counts[name] = await connection.collection(name).countDocuments();
    dataBytes += Number(stats['storageSize'] ?? 0);
    indexBytes += Number(stats['totalIndexSize'] ?? 0);
  }
  return { counts, dataBytes, indexBytes };
}

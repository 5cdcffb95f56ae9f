import * as z from 'zod';

/** What each name in braces stands for, after the part of the path before it. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  'keys/{id}': "The key's id, `key_…`",
  'profiles/{id}': "The profile's id, `prf_…`",
  'fortunes/{id}': "The fortune's id, `ftn_…`",
  'daily/{profile_id}': "The profile's id, `prf_…`",
  'batch/{batch_id}': "The batch's id, `batch_…`",
  'events/{id}': "The event's id, `evt_…`",
  'requests/{id}': "The request's id, `req_…`, as its answer named it in `X-Request-Id`",
  'webhooks/{id}': "The webhook's id, `whk_…`",
  'deliveries/{delivery_id}': "The delivery's id, `dlv_…`",
};

/** The parameters of a path. @throws a plain Error for one without a description here */
export function pathParametersOf(path: string): z.ZodObject | undefined {
  const found = [...path.matchAll(/([\w-]+\/\{(\w+)\})/g)].map(([, place = '', name = '']) => {
    const description = PATH_PARAMETERS[place];
    if (description === undefined) throw new Error(`api/contract/parameters.ts has no description of ${place}`);
    return [name, z.string().describe(description)] as const;
  });
  return found.length === 0 ? undefined : z.object(Object.fromEntries(found));
}

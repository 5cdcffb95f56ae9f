import { expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import type { DeliveryRecord } from '../../shared/db/models/deliveries.ts';
import type { WebhookRecord } from '../../shared/db/models/webhooks.ts';
import { createRecentDeliveries } from './recent.ts';

const recorded = (_id: string) => ({
  delivery: { _id } as unknown as DeliveryRecord,
  webhook: { _id: newId('whk') } as unknown as WebhookRecord,
});

it('hands a delivery out once', () => {
  const recent = createRecentDeliveries();
  const one = recorded('dlv_1');
  recent.put(one);
  recent.put(recorded('dlv_2'));
  expect(recent.take('dlv_1')).toMatchObject(one);
  expect(recent.take('dlv_1')).toBeNull();
  expect(recent.take('dlv_3')).toBeNull();
});

it('hands out nothing that was recorded too long ago', () => {
  const recent = createRecentDeliveries(0);
  recent.put(recorded('dlv_1'));
  expect(recent.take('dlv_1')).toBeNull();
});

it('keeps the newest when too many are not taken', () => {
  const recent = createRecentDeliveries(60_000);
  for (let number = 0; number < 2_500; number += 1) recent.put(recorded(`dlv_${number}`));
  expect(recent.take('dlv_499')).toBeNull();
  expect(recent.take('dlv_500')).not.toBeNull();
  expect(recent.take('dlv_2499')).not.toBeNull();
});

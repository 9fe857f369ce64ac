import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { expect, test } from 'vitest'
import { attempt, buyerOrder, byCard } from '../../testing/buyer-order.ts'
import { payPhase } from './pay-phase.ts'

const byBank = { ...byCard, kind: 'instruction', provider_id: 90 } as const
const nothing: BuyerOrder['next'] = { kind: 'nothing' }
const at = '2026-12-01T10:01:00.000Z'

test.each([
  ['no try was made', { attempt: null }, undefined],
  ['the page waits for the buyer', { attempt: { ...attempt, returned_at: null } }, 'open'],
  ['the buyer came back', { attempt: { ...attempt, state: 'open' } }, 'wait'],
  [
    'the bank refused on a page that is open still',
    { attempt: { ...attempt, reason: 'declined' } },
    'failed',
  ],
  [
    'asked at once, it is not known yet',
    { attempt: { ...attempt, asked_at: '2026-12-01T10:00:35.100Z' } },
    'wait',
  ],
  [
    'the buyer left a page that is open still',
    { attempt: { ...attempt, asked_at: '2026-12-01T10:00:38.000Z' } },
    'open',
  ],
  ['the bank confirms', { attempt: { ...attempt, state: 'processing' } }, 'wait'],
  ['nobody answered', { attempt: { ...attempt, state: 'unknown' } }, 'wait'],
  ['it failed', { attempt: { ...attempt, state: 'failed' } }, 'failed'],
  ['the page expired', { attempt: { ...attempt, state: 'expired' } }, 'failed'],
  [
    'it failed, and another way is chosen since',
    { attempt: { ...attempt, state: 'failed' }, method: byBank },
    undefined,
  ],
  [
    'the bank confirms, whatever is chosen since',
    { attempt: { ...attempt, state: 'processing' }, method: byBank },
    'wait',
  ],
  ['another sum came', { attempt: { ...attempt, state: 'mismatch' } }, 'mismatch'],
  ['it is paid', { attempt: { ...attempt, state: 'succeeded' }, next: nothing }, undefined],
  [
    'it is paid, as was asked',
    { attempt: { ...attempt, state: 'succeeded', is_found_by_asking: true }, next: nothing },
    'found',
  ],
  ['a part is paid, the next one is due', { attempt: { ...attempt, state: 'succeeded' } }, undefined],
  [
    'the order is closed',
    { attempt: { ...attempt, state: 'expired' }, next: { kind: 'closed', reason: 'expired', at } },
    undefined,
  ],
] satisfies [string, Partial<BuyerOrder>, string | undefined][])('%s', (_case, part, phase) => {
  expect(payPhase({ ...buyerOrder, ...part })).toBe(phase)
})

import { z } from 'zod'
import { claim, mostPutAside } from '../../attempts/claim.ts'
import { acknowledged, dataOf } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { practiceRow } from '../practice-row.ts'
import { queueBody } from '../queue-filter.ts'

const reviewer = {
  kind: 'staff',
  anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
} as const

export const claimPractice = defineOperation({
  id: 'practices.claimPractice',
  method: 'PUT',
  path: '/practices/:attempt/claim',
  summary:
    'Claim an attempt that waits to be checked, or renew an own claim: nobody else decides about it meanwhile',
  params: z.object({ attempt: idParam }),
  body: z.strictObject({
    /** Also from a colleague who holds it. */
    take_over: z.boolean().default(false),
  }),
  output: dataOf(claim),
  errors: ['attempt_not_waiting', 'attempt_claimed'],
  permission: reviewer,
})

export const releasePractice = defineOperation({
  id: 'practices.releasePractice',
  method: 'DELETE',
  path: '/practices/:attempt/claim',
  summary: 'Give up an own claim; that of a colleague stays',
  params: z.object({ attempt: idParam }),
  output: acknowledged,
  errors: [],
  permission: reviewer,
})

export const claimNextPractice = defineOperation({
  id: 'practices.claimNextPractice',
  method: 'POST',
  path: '/practices/next',
  summary: 'Claim the attempt that has waited longest and that nobody else is checking; null: nothing waits',
  body: z.strictObject({
    ...queueBody,
    /** Attempts that were put aside. */
    except: z.array(id).max(mostPutAside).default([]),
  }),
  output: dataOf(practiceRow.nullable()),
  errors: [],
  permission: reviewer,
})

import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'

export const createAutoLogin = defineOperation({
  id: 'schools.createAutoLogin',
  method: 'POST',
  path: '/user/auto-login',
  summary: 'A hash that signs in once, at one host of this server, within a minute',
  body: z.strictObject({ host: z.string().trim().toLowerCase().min(1).max(255) }),
  output: dataOf(z.object({ hash: z.string(), url: z.string(), expires_in: z.int() })),
  errors: [],
  permission: { kind: 'session' },
  repeat: 'secret',
})

const partnerProgram = z.object({
  school: z.string(),
  host: z.string(),
  /** Carries a fresh hash (document 000 §6). */
  dashboard_url: z.string(),
})

export const getPartner = defineOperation({
  id: 'schools.getPartner',
  method: 'GET',
  path: '/user/partner',
  summary: 'Schools whose partner the signed-in person is',
  output: dataOf(z.object({ is_partner: z.boolean(), programs: z.array(partnerProgram) })),
  errors: [],
  permission: { kind: 'session' },
})

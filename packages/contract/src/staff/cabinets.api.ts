import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { dataOf } from '../kernel/envelope.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queryFlag } from '../kernel/paging.ts'
import { cabinet, cabinetList, cabinetName } from '../identity/cabinets.ts'
import { cabinetSlug, currency, studentCabinet } from '../schools/schools.ts'

export const listCabinets = defineOperation({
  id: 'accounts.listCabinets',
  method: 'GET',
  path: '/cabinets',
  summary: 'The cabinets of the signed-in person, the own student cabinet (id 0) first',
  output: cabinetList,
  errors: [],
  permission: { kind: 'session' },
})

export const createCabinet = defineOperation({
  id: 'accounts.createCabinet',
  method: 'POST',
  path: '/cabinets',
  summary: 'Open a school of one’s own; it becomes the current cabinet',
  body: z.strictObject({
    name: cabinetName,
    slug: cabinetSlug.optional(),
    language: z.enum(locales).optional(),
    time_zone: timeZone.optional(),
    currency: currency.optional(),
  }),
  output: cabinetList,
  errors: ['cabinet_slug_taken', 'too_many_cabinets'],
  permission: { kind: 'session' },
  status: 201,
})

export const selectCabinet = defineOperation({
  id: 'accounts.selectCabinet',
  method: 'PUT',
  path: '/cabinets/current',
  summary: 'Choose the cabinet in which the expert area works',
  body: z.strictObject({ cabinet_id: z.int().nonnegative() }),
  output: cabinetList,
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'One of the caller’s own cabinets; others do not exist for the caller.',
    allows: ['staff', 'owner'],
  },
})

export const getMenu = defineOperation({
  id: 'accounts.getMenu',
  method: 'GET',
  path: '/profile/menu',
  summary: 'The cabinets between which the signed-in person switches (document 000 §3)',
  query: z.object({ is_expert: queryFlag }),
  output: dataOf(
    z.object({
      student_cabinets: z.array(studentCabinet),
      expert_cabinets: z.array(cabinet),
      current_student_cabinet: studentCabinet.nullable(),
      is_branding_enabled: z.boolean(),
      expert_subscription_data: z.object({
        subscription: z.object({ state: z.string(), ends_at: z.iso.datetime().nullable() }).nullable(),
      }),
    }),
  ),
  errors: [],
  permission: { kind: 'session' },
})

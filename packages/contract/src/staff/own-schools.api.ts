import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { dataOf } from '../kernel/envelope.ts'
import { locales } from '../kernel/locales.ts'
import { chosenCurrency } from '../kernel/money/currencies.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queryFlag } from '../kernel/paging.ts'
import { ownSchool, ownSchoolList, schoolName } from '../identity/own-schools.ts'
import { schoolSlug, learnerSchool } from '../schools/schools.ts'

export const listOwnSchools = defineOperation({
  id: 'staff.listOwnSchools',
  method: 'GET',
  path: '/cabinets',
  summary: 'The schools of the signed-in person, the learning space (id 0) first',
  output: ownSchoolList,
  errors: [],
  permission: { kind: 'session' },
})

export const createSchool = defineOperation({
  id: 'staff.createSchool',
  method: 'POST',
  path: '/cabinets',
  summary: 'Open a school of one’s own; it becomes the current ownSchool',
  body: z.strictObject({
    name: schoolName,
    slug: schoolSlug.optional(),
    language: z.enum(locales).optional(),
    time_zone: timeZone.optional(),
    currency: chosenCurrency.optional(),
  }),
  output: ownSchoolList,
  errors: ['school_slug_taken', 'too_many_own_schools'],
  permission: { kind: 'session' },
  status: 201,
})

export const selectSchool = defineOperation({
  id: 'staff.selectSchool',
  method: 'PUT',
  path: '/cabinets/current',
  summary: 'Choose the school in which the expert area works',
  body: z.strictObject({ cabinet_id: z.int().nonnegative() }),
  output: ownSchoolList,
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'One of the caller’s own schools; others do not exist for the caller.',
    allows: ['staff', 'owner'],
  },
})

export const getMenu = defineOperation({
  id: 'staff.getMenu',
  method: 'GET',
  path: '/profile/menu',
  summary: 'The schools between which the signed-in person switches (document 000 §3)',
  query: z.object({ is_expert: queryFlag }),
  output: dataOf(
    z.object({
      student_cabinets: z.array(learnerSchool),
      expert_cabinets: z.array(ownSchool),
      current_student_cabinet: learnerSchool.nullable(),
      is_branding_enabled: z.boolean(),
      expert_subscription_data: z.object({
        subscription: z.object({ state: z.string(), ends_at: z.iso.datetime().nullable() }).nullable(),
      }),
    }),
  ),
  errors: [],
  permission: { kind: 'session' },
})

import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'
import { schoolChange, schoolSettings, firstSteps, legalPages, publicSchool } from './schools.ts'

export const getPublicSchool = defineOperation({
  id: 'schools.getPublicSchool',
  method: 'GET',
  path: '/public/school',
  summary: 'The school of the visited host, in the language of the call',
  output: dataOf(publicSchool),
  errors: ['no_school_yet'],
  permission: { kind: 'public', why: 'Name, look and links of a school stand on every page of it.' },
})

export const getLegalPage = defineOperation({
  id: 'schools.getLegalPage',
  method: 'GET',
  path: '/public/school/legal/:page',
  summary: 'A legal text of the school, in the reader’s language or else in the school’s own',
  params: z.object({ page: z.enum(legalPages) }),
  output: dataOf(z.object({ page: z.enum(legalPages), language: z.enum(locales), text: z.string() })),
  errors: [],
  permission: { kind: 'public', why: 'Terms are read before anybody has an account.' },
})

export const checkSchoolSlug = defineOperation({
  id: 'schools.checkSchoolSlug',
  method: 'GET',
  path: '/cabinets/slug-check',
  summary: 'Whether a school may have this address, and one like it that is free',
  query: z.object({ slug: z.string().max(200) }),
  output: dataOf(
    z.object({
      slug: z.string(),
      is_free: z.boolean(),
      problem: z.enum(['taken', 'reserved', 'invalid']).nullable(),
      suggestion: z.string().nullable(),
    }),
  ),
  errors: [],
  permission: { kind: 'session' },
})

export const getSchoolSettings = defineOperation({
  id: 'schools.getSchoolSettings',
  method: 'GET',
  path: '/cabinet',
  summary: 'The settings of the current school',
  output: dataOf(schoolSettings),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_read', 'cabinet_edit'] },
})

export const updateSchool = defineOperation({
  id: 'schools.updateSchool',
  method: 'PUT',
  path: '/cabinet',
  summary: 'Change settings of the current school; what is not named is kept',
  body: schoolChange,
  output: dataOf(schoolSettings),
  errors: ['school_slug_taken', 'default_language_missing'],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const getFirstSteps = defineOperation({
  id: 'schools.getFirstSteps',
  method: 'GET',
  path: '/cabinet/first-steps',
  summary: 'How far a new school is: what is done and what comes next',
  output: dataOf(firstSteps),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const changeFirstSteps = defineOperation({
  id: 'schools.changeFirstSteps',
  method: 'PUT',
  path: '/cabinet/first-steps',
  summary: 'Put the list of first steps away or take it back, and note that the address was shared',
  body: z.strictObject({ is_shown: z.boolean().optional(), is_address_shared: z.literal(true).optional() }),
  output: dataOf(firstSteps),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

/** A picture as a browser hands it over: base64, without a `data:` prefix. */
const picture = z.strictObject({ image: z.base64().min(1).max(1_400_000) })

export const saveLogo = defineOperation({
  id: 'schools.saveLogo',
  method: 'POST',
  path: '/cabinet/logo',
  summary: 'Set the school’s logo: a JPEG, PNG or WebP picture of at most 1 MB',
  body: picture,
  bodyLimit: 2 * 1024 * 1024,
  output: dataOf(schoolSettings),
  errors: ['picture_unreadable', 'picture_too_large'],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const deleteLogo = defineOperation({
  id: 'schools.deleteLogo',
  method: 'DELETE',
  path: '/cabinet/logo',
  summary: 'Remove the school’s logo',
  output: dataOf(schoolSettings),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

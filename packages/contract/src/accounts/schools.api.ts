import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queryFlag } from '../kernel/paging.ts'
import { cabinet } from './people.ts'
import {
  cabinetChange,
  cabinetList,
  cabinetName,
  cabinetSettings,
  cabinetSlug,
  currency,
  firstSteps,
  legalPages,
  ownershipTransfer,
  publicSchool,
  studentCabinet,
} from './schools.ts'

export const getSchool = defineOperation({
  id: 'accounts.getSchool',
  method: 'GET',
  path: '/public/school',
  summary: 'The school of the visited host, in the language of the call',
  output: dataOf(publicSchool),
  errors: ['no_school_yet'],
  permission: { kind: 'public', why: 'Name, look and links of a school stand on every page of it.' },
})

export const getLegalPage = defineOperation({
  id: 'accounts.getLegalPage',
  method: 'GET',
  path: '/public/school/legal/:page',
  summary: 'A legal text of the school, in the reader’s language or else in the school’s own',
  params: z.object({ page: z.enum(legalPages) }),
  output: dataOf(z.object({ page: z.enum(legalPages), language: z.enum(locales), text: z.string() })),
  errors: [],
  permission: { kind: 'public', why: 'Terms are read before anybody has an account.' },
})

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

export const checkCabinetSlug = defineOperation({
  id: 'accounts.checkCabinetSlug',
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

export const getCabinet = defineOperation({
  id: 'accounts.getCabinet',
  method: 'GET',
  path: '/cabinet',
  summary: 'The settings of the current school',
  output: dataOf(cabinetSettings),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_read', 'cabinet_edit'] },
})

export const updateCabinet = defineOperation({
  id: 'accounts.updateCabinet',
  method: 'PUT',
  path: '/cabinet',
  summary: 'Change settings of the current school; what is not named is kept',
  body: cabinetChange,
  output: dataOf(cabinetSettings),
  errors: ['cabinet_slug_taken', 'default_language_missing'],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const getFirstSteps = defineOperation({
  id: 'accounts.getFirstSteps',
  method: 'GET',
  path: '/cabinet/first-steps',
  summary: 'How far a new school is: what is done and what comes next',
  output: dataOf(firstSteps),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const changeFirstSteps = defineOperation({
  id: 'accounts.changeFirstSteps',
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
  id: 'accounts.saveLogo',
  method: 'POST',
  path: '/cabinet/logo',
  summary: 'Set the school’s logo: a JPEG, PNG or WebP picture of at most 1 MB',
  body: picture,
  bodyLimit: 2 * 1024 * 1024,
  output: dataOf(cabinetSettings),
  errors: ['picture_unreadable', 'picture_too_large'],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const deleteLogo = defineOperation({
  id: 'accounts.deleteLogo',
  method: 'DELETE',
  path: '/cabinet/logo',
  summary: 'Remove the school’s logo',
  output: dataOf(cabinetSettings),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_edit'] },
})

export const offerOwnership = defineOperation({
  id: 'accounts.offerOwnership',
  method: 'POST',
  path: '/cabinet/ownership-transfer',
  summary: 'Offer the school to a member with full access, who accepts by a link in a letter',
  body: z.strictObject({ user_id: id, proof_token: z.string().min(1).max(200) }),
  output: dataOf(ownershipTransfer),
  errors: ['proof_needed', 'not_full_access'],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

export const getOwnershipOffer = defineOperation({
  id: 'accounts.getOwnershipOffer',
  method: 'GET',
  path: '/cabinet/ownership-transfer',
  summary: 'The transfer that waits for an answer, if any',
  output: dataOf(ownershipTransfer.nullable()),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

export const withdrawOwnership = defineOperation({
  id: 'accounts.withdrawOwnership',
  method: 'DELETE',
  path: '/cabinet/ownership-transfer',
  summary: 'Take the offer back; its link no longer works',
  output: acknowledged,
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

const byToken = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const readOwnershipOffer = defineOperation({
  id: 'accounts.readOwnershipOffer',
  method: 'GET',
  path: '/ownership-transfers/:token',
  summary: 'What a link of an ownership letter offers',
  params: byToken,
  output: dataOf(
    z.object({
      school: z.string(),
      from: z.string(),
      expires_at: z.iso.datetime(),
      is_for_caller: z.boolean(),
    }),
  ),
  errors: [],
  permission: { kind: 'public', why: 'Only who has the link from the letter can name the token.' },
})

export const acceptOwnership = defineOperation({
  id: 'accounts.acceptOwnership',
  method: 'POST',
  path: '/ownership-transfers/:token/accept',
  summary: 'Become the owner; the former one keeps full access',
  params: byToken,
  output: cabinetList,
  errors: ['ownership_for_other', 'not_full_access'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Only the member to whom the school was offered, while the offer stands.',
    allows: ['named'],
    otherwise: 403,
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

import { z } from 'zod'
import { enrolmentStates } from '../../access/access.ts'
import { mayReadContact } from '../../contacts/card/may-read-contact.ts'
import { mayReadSome } from '../../kernel/course-rights.ts'
import { instant } from '../../kernel/dates.ts'
import { cutList, dataOf, listOf, wholeList } from '../../kernel/envelope.ts'
import { id, idParam, knownPerson, namedThing } from '../../kernel/ids.ts'
import { listLimits } from '../../kernel/limits.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery } from '../../kernel/paging.ts'
import { productKinds } from '../../kernel/product-kind.ts'
import { participantStates } from '../participant-lists.ts'
import { learnerActivities, learnerOrders } from './learner-lists.ts'

/** How a learner stands to one product. */
export const learnerProduct = z.object({
  product_id: id,
  kind: z.enum(productKinds),
  /** Of the course or the closed group: by it the page of the product is addressed. */
  place_id: id,
  title: z.string(),
  state: z.enum(enrolmentStates),
  frozen_until: instant.nullable(),
  started_at: instant,
  ends_at: instant.nullable(),
  /** The share of the published lessons that are done, 0 to 100; null for a closed group, which has none. */
  progress: z.int().nullable(),
})
export type LearnerProduct = z.infer<typeof learnerProduct>

/** A person who takes part in products of a school, as far as the caller sees them. */
export const learner = z.object({
  user: knownPerson.extend({ avatar_url: z.string().nullable() }),
  /** The beginning of the first product. */
  joined_at: instant,
  /** In any course; null: in none yet. */
  last_visit_at: instant.nullable(),
  /** The latest first. */
  products: cutList(learnerProduct, listLimits.productsOfLearner),
})
export type Learner = z.infer<typeof learner>

export const listLearners = defineOperation({
  id: 'courses.listLearners',
  method: 'GET',
  path: '/cabinet/learners',
  summary: 'Who takes part in products of the school, each person once, as far as the caller sees them',
  query: z.object({
    ...pageQuery(15),
    /** A part of a name or an e-mail. */
    search: z.string().trim().max(200).default(''),
    product: idParam.optional(),
    /** Of the product that is asked for, or of any. Without it nobody is listed who only waits. */
    state: z.enum(participantStates).optional(),
    activity: z.enum(learnerActivities).optional(),
    sort: z.enum(learnerOrders).default('latest'),
  }),
  output: listOf(learner).extend({
    /** Products by which the list can be narrowed down. */
    products: wholeList(namedThing, listLimits.productsOfSchool),
  }),
  errors: [],
  permission: mayReadSome,
})

export const listContactProducts = defineOperation({
  id: 'courses.listContactProducts',
  method: 'GET',
  path: '/contacts/:contact/products',
  summary: 'Products of a person of the school, the latest first, as far as the caller sees their learners',
  params: z.object({ contact: idParam }),
  output: dataOf(wholeList(learnerProduct, listLimits.productsOfLearner)),
  errors: [],
  permission: mayReadContact,
})

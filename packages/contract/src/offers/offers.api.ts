import { z } from 'zod'
import { acknowledged, dataOf, listOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery, queryFlag } from '../kernel/paging.ts'
import { newOffer, offer, offerChange, offerChoices } from './offer.ts'
import { offerLimits } from './offer-limits.ts'
import { offerListStates } from './offer-list-states.ts'

const oneOffer = z.object({ offer: idParam })

/** Numbers of products: one, several in a row, or with commas between. */
const productIds = z
  .union([z.string(), z.array(z.string()).max(offerLimits.productsAsked)])
  .transform((sent) => [sent].flat().flatMap((line) => line.split(',')))
  .pipe(z.array(idParam).max(offerLimits.productsAsked))
  .optional()

export const listOffers = defineOperation({
  id: 'offers.listOffers',
  method: 'GET',
  path: '/offers',
  summary: 'Offers of the school, the latest first: those that people take now, unless more is asked for',
  query: z.object({
    ...pageQuery(15),
    /** A part of the title, or of the title for learners. */
    query: z.string().trim().max(200).optional(),
    /** Those that open one of these products (document 002 §7, where it is an array). */
    products: productIds,
    'products[]': productIds,
    /** Those in this state alone, whoever gives them. */
    status: z.enum(offerListStates).optional(),
    /** Drafts too. */
    with_draft: queryFlag,
    /** Those too that the school alone gives. */
    display_all: queryFlag,
    /** With how many people have access by each. */
    with_counts: queryFlag,
    /** With what each opens, and for how long; such a page is a short one. */
    is_full: queryFlag,
  }),
  output: listOf(offer),
  errors: [],
  permission: { kind: 'staff', anyOf: ['offer_list'] },
})

export const createOffer = defineOperation({
  id: 'offers.createOffer',
  method: 'POST',
  path: '/offers',
  summary: 'Make an offer: a draft that the school gives, unless said otherwise',
  body: newOffer,
  output: dataOf(offer),
  errors: ['foreign_product', 'foreign_content', 'foreign_share', 'foreign_plan', 'too_many_offers'],
  permission: { kind: 'staff', anyOf: ['offer_create'] },
  status: 201,
  perMinute: 60,
})

export const getOffer = defineOperation({
  id: 'offers.getOffer',
  method: 'GET',
  path: '/offers/:offer',
  summary: 'One offer, with everything that it opens',
  params: oneOffer,
  output: dataOf(offer),
  errors: [],
  permission: { kind: 'staff', anyOf: ['offer_read'] },
})

export const updateOffer = defineOperation({
  id: 'offers.updateOffer',
  method: 'PUT',
  path: '/offers/:offer',
  summary: 'Change an offer; it acts at once on everybody who has it, but for the length of what they have',
  params: oneOffer,
  body: offerChange,
  output: dataOf(offer),
  errors: ['foreign_product', 'foreign_content', 'foreign_share', 'foreign_plan', 'ends_before_start'],
  permission: { kind: 'staff', anyOf: ['offer_edit'] },
  perMinute: 120,
})

export const deleteOffer = defineOperation({
  id: 'offers.deleteOffer',
  method: 'DELETE',
  path: '/offers/:offer',
  summary: 'Delete an offer by which nobody has access; one that somebody has is archived instead',
  params: oneOffer,
  output: acknowledged,
  errors: ['offer_in_use'],
  permission: { kind: 'staff', anyOf: ['offer_delete'] },
})

export const duplicateOffer = defineOperation({
  id: 'offers.duplicateOffer',
  method: 'POST',
  path: '/offers/:offer/duplicate',
  summary: 'Make a draft with the same terms, and with all its places',
  params: oneOffer,
  body: z.strictObject({ title: newOffer.shape.title }),
  output: dataOf(offer),
  errors: ['too_many_offers'],
  permission: { kind: 'staff', anyOf: ['offer_create'] },
  status: 201,
  perMinute: 60,
})

export const listOfferChoices = defineOperation({
  id: 'offers.listOfferChoices',
  method: 'GET',
  path: '/products/:product/offer-choices',
  summary: 'Modules, lessons and sections of a product, of which an offer may open some',
  params: z.object({ product: idParam }),
  output: dataOf(offerChoices),
  errors: [],
  permission: { kind: 'staff', anyOf: ['offer_create', 'offer_edit'] },
})

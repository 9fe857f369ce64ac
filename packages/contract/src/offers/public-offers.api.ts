import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { publicOffer } from './public-offer.ts'

const oneOffer = z.object({ code: z.string().regex(/^[a-z]{10}$/) })

export const getPublicOffer = defineOperation({
  id: 'offers.getPublicOffer',
  method: 'GET',
  path: '/public/offers/:code',
  summary: 'What an offer opens, until when it can be taken, and whether the reader has it',
  params: oneOffer,
  output: dataOf(publicOffer),
  errors: [],
  permission: {
    kind: 'public',
    why: 'Shows published offers of the school of this host, with titles that the pages of their courses show too.',
  },
})

export const takeOffer = defineOperation({
  id: 'offers.takeOffer',
  method: 'POST',
  path: '/public/offers/:code/take',
  summary: 'Take an offer that costs nothing; taking it again changes nothing',
  params: oneOffer,
  output: dataOf(publicOffer),
  errors: ['offer_closed', 'offer_costs', 'too_many_accesses'],
  permission: { kind: 'session' },
  entersSchool: true,
})

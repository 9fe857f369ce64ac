import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

const ofOffer = (ids: SchoolIds): SampleCall => ({ params: { offer: ids.offer } })

/** Good calls about offers: what removes comes last. */
export const offerSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'offers.listOffers': (ids) => ({
    query: {
      products: String(ids.product),
      with_draft: '1',
      display_all: '1',
      with_counts: '1',
      is_full: '1',
    },
  }),
  'offers.createOffer': (ids) => ({
    body: {
      title: 'Sample offer',
      products: [
        {
          product_id: ids.product,
          content: { kind: 'chosen', lesson_ids: [ids.lesson], sections: [], new_content: { kind: 'none' } },
          delays: null,
          length: { kind: 'days', count: 30 },
          is_checkpoint_skipped: false,
        },
      ],
    },
  }),
  'offers.getOffer': ofOffer,
  'offers.updateOffer': (ids) => ({ ...ofOffer(ids), body: { description: 'Other words.' } }),
  'offers.duplicateOffer': (ids) => ({ ...ofOffer(ids), body: { title: 'Next stream' } }),
  'offers.listOfferChoices': (ids) => ({ params: { product: ids.product } }),
}

/** Those after which somebody has an offer, or one is gone. */
export const lastOfferSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'offers.getPublicOffer': (ids) => ({ params: { code: ids.offerCode } }),
  'offers.takeOffer': (ids) => ({ params: { code: ids.offerCode } }),
  'offers.deleteOffer': (ids) => ({ params: { offer: ids.spareOffer } }),
}

import { type Offer, offerStatus } from '@lectern/contract/offers/offer'
import type { OfferContent } from '@lectern/contract/access/scope'
import type { OfferDistribution } from '@lectern/contract/teams/distribution'
import { arePlansWhole, type PlanEdit, planEdit } from './plans/plan-draft.ts'

type Product = Offer['products'][number]

/** What an offer opens of one product, as it is being edited. */
export interface ProductTerms extends Pick<Product, 'product_id' | 'title' | 'type_id'> {
  content: OfferContent
  delays: NonNullable<Product['delays']> | null
  length: NonNullable<Product['length']> | null
  is_checkpoint_skipped: boolean
  distribution: OfferDistribution | null
}

type Words = Pick<
  Offer,
  | 'title'
  | 'title_alternative'
  | 'description'
  | 'status_id'
  | 'is_self_service'
  | 'sale_starts_at'
  | 'sale_ends_at'
  | 'places_total'
  | 'currency'
  | 'phone_asking'
  | 'terms_url'
>

/** An offer as it is being edited. */
export interface OfferDraft extends Words {
  /** None: it costs nothing. */
  plans: PlanEdit[]
  products: ProductTerms[]
}

/** A product that was just put into an offer: the whole of it, without end. */
export const wholeProduct = (product: Pick<Product, 'product_id' | 'title' | 'type_id'>): ProductTerms => ({
  ...product,
  content: { kind: 'all' },
  delays: null,
  length: null,
  is_checkpoint_skipped: false,
  distribution: null,
})

/** An offer that nothing is written of yet. */
export const emptyDraft: OfferDraft = {
  title: '',
  title_alternative: null,
  description: '',
  status_id: offerStatus.draft,
  is_self_service: true,
  currency: null,
  plans: [],
  phone_asking: 'no',
  terms_url: null,
  sale_starts_at: null,
  sale_ends_at: null,
  places_total: null,
  products: [],
}

/** An offer as the server keeps it, to be edited. */
export const draftOf = (offer: Offer): OfferDraft => ({
  title: offer.title,
  title_alternative: offer.title_alternative,
  description: offer.description,
  status_id: offer.status_id,
  is_self_service: offer.is_self_service,
  currency: offer.currency,
  plans: offer.plans.map(planEdit),
  phone_asking: offer.phone_asking,
  terms_url: offer.terms_url,
  sale_starts_at: offer.sale_starts_at,
  sale_ends_at: offer.sale_ends_at,
  places_total: offer.places_total,
  products: offer.products.map(
    ({ product_id, title, type_id, content, delays, length, is_checkpoint_skipped, distribution }) => ({
      product_id,
      title,
      type_id,
      content: content ?? { kind: 'all' },
      delays: delays ?? null,
      length: length ?? null,
      is_checkpoint_skipped: is_checkpoint_skipped ?? false,
      distribution: distribution ?? null,
    }),
  ),
})

/** Whether everything that an offer needs is there. */
export const isComplete = ({ title, products, plans, terms_url }: OfferDraft): boolean =>
  title.trim() !== '' &&
  arePlansWhole(plans) &&
  isTermsAddress(terms_url) &&
  products.length > 0 &&
  products.every(
    ({ content, distribution }) =>
      (content.kind === 'all' || opensSomething(content)) && namesSomebody(distribution),
  )

/** Whether a page of terms can stand at an address; none is one too. */
export const isTermsAddress = (address: string | null): boolean =>
  address === null || (/^https?:\/\//i.test(address) && URL.canParse(address))

/** Whether a choice opens anything, today or later. */
export const opensSomething = ({ lesson_ids, sections, new_content }: ChosenContent): boolean => {
  if (new_content.kind === 'in_modules' && new_content.module_ids.length === 0) return false
  return lesson_ids.length > 0 || sections.length > 0 || new_content.kind !== 'none'
}

export type ChosenContent = Extract<OfferContent, { kind: 'chosen' }>

/** Whether a distribution names anybody; without one learners are given by hand. */
export const namesSomebody = (distribution: OfferDistribution | null): boolean =>
  distribution === null ||
  (distribution.method === 'by_group' ? distribution.group_ids : distribution.assistant_ids).length > 0

import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { SeenProduct, Sight } from '../sight.ts'
import type { Teller, Told } from './teller.ts'

const toldOf = (product: SeenProduct, date: string | null = null, values: Told['values'] = {}): Told => ({
  values: { kind: product.kind, course: product.title, has_date: date === null ? 'no' : 'yes', ...values },
  date: date === null ? null : new Date(date),
  path: product.path,
  productId: product.id,
})

/** A teller of what happened to somebody's access, told by letter only while it is so. */
const tellerOf = <Params extends { readonly product_id: number }>(
  isStill: (product: SeenProduct, params: Params, sight: Sight) => boolean,
  say: (product: SeenProduct, params: Params, sight: Sight) => Told,
): Teller<Params> => ({
  hasLetter: true,
  tell: async (params, sight, isLetter) => {
    const product = await sight.product(params.product_id)
    if (!product || (isLetter && !isStill(product, params, sight))) return null
    return say(product, params, sight)
  },
})

const endOf = ({ enrolment }: SeenProduct): string | null => enrolment?.endsAt?.toISOString() ?? null

export const accessGiven: Teller<ParamsOf<'access_given'>> = tellerOf(
  ({ state }) => state === 'active',
  (product, { starts_at }, { now }) => toldOf(product, new Date(starts_at) > now ? starts_at : null),
)

export const accessEnding: Teller<ParamsOf<'access_ending'>> = tellerOf(
  (product, { ends_at }, { now }) =>
    product.state === 'active' && endOf(product) === ends_at && new Date(ends_at) > now,
  (product, { ends_at, days }) => toldOf(product, ends_at, { days }),
)

export const accessEnded: Teller<ParamsOf<'access_ended'>> = tellerOf(
  ({ state }, { ended_at }) => state === (ended_at === null ? 'revoked' : 'expired'),
  (product, { ended_at }) => toldOf(product, ended_at),
)

export const accessPaused: Teller<ParamsOf<'access_paused'>> = tellerOf(
  ({ state }) => state === 'frozen',
  (product, { until }) => toldOf(product, until),
)

export const accessResumed: Teller<ParamsOf<'access_resumed'>> = tellerOf(
  ({ state }) => state === 'active',
  (product) => toldOf(product, endOf(product)),
)

export const accessExtended: Teller<ParamsOf<'access_extended'>> = tellerOf(
  (product, { ends_at }) => product.state === 'active' && endOf(product) === ends_at,
  (product, { ends_at }) => toldOf(product, ends_at),
)

export const waitingListJoined: Teller<ParamsOf<'waiting_list_joined'>> = tellerOf(
  ({ state }) => state === 'waiting',
  (product) => toldOf(product),
)

export const placeOpened: Teller<ParamsOf<'place_opened'>> = tellerOf(
  ({ state }) => state === 'waiting',
  (product) => toldOf(product),
)

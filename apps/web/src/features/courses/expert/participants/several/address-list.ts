import { mostListed, type ReadAddress } from '@lectern/contract/courses/addresses/read-addresses'
import type { AddedOutcome } from '@lectern/contract/courses/added-outcomes'

/** One address of the list: whether it is to be sent, and what became of it. */
export interface ListedAddress extends ReadAddress {
  readonly key: string
  readonly state: 'waiting' | 'unfit' | 'repeated' | AddedOutcome
}
export type AddressState = ListedAddress['state']

const isToBeSent = ({ state }: ListedAddress): boolean => state === 'waiting'

/** Addresses that go out with the next press. */
export const waitingIn = (list: readonly ListedAddress[]): string[] =>
  list.filter(isToBeSent).flatMap(({ email }) => (email === null ? [] : [email]))

/** Addresses that will never go out: no addresses, and those that stand in the list already. */
export const isLeftOut = ({ state }: ListedAddress): boolean => state === 'unfit' || state === 'repeated'

/** Each as it stands by those before it; what was sent stays as it is. */
const marked = (list: readonly ListedAddress[]): ListedAddress[] => {
  const seen = new Set<string>()
  return list.map((each) => {
    if (each.email === null) return { ...each, state: 'unfit' }
    const isRepeated = seen.has(each.email)
    seen.add(each.email)
    if (isRepeated) return { ...each, state: 'repeated' }
    return isLeftOut(each) ? { ...each, state: 'waiting' } : each
  })
}

/** The list with more addresses, and how many of them it has no place for. */
export const withAddresses = (
  list: readonly ListedAddress[],
  read: readonly ReadAddress[],
  newKey: () => string,
): { readonly list: ListedAddress[]; readonly leftOut: number } => {
  const taken = read.slice(0, Math.max(0, mostListed - list.length))
  const added = taken.map((each): ListedAddress => ({ ...each, key: newKey(), state: 'waiting' }))
  return { list: marked([...list, ...added]), leftOut: read.length - taken.length }
}

/** The list without some of its addresses. */
export const withoutAddresses = (
  list: readonly ListedAddress[],
  isGone: (each: ListedAddress) => boolean,
): ListedAddress[] => marked(list.filter((each) => !isGone(each)))

/** The list with what became of some addresses. */
export const withOutcomes = (
  list: readonly ListedAddress[],
  outcomes: readonly { readonly email: string; readonly outcome: AddedOutcome }[],
): ListedAddress[] => {
  const outcomeOf = new Map(outcomes.map(({ email, outcome }) => [email, outcome]))
  return list.map((each) => {
    const outcome = each.email === null ? undefined : outcomeOf.get(each.email)
    return outcome !== undefined && isToBeSent(each) ? { ...each, state: outcome } : each
  })
}

import type { ViolationKind } from '@lectern/contract/schools/access-control'

/** What counts for one person in one school, exceptions applied. */
export interface PersonRules {
  readonly isAddressAllowed: boolean
  readonly sessionLimit: number | null
  readonly deviceLimit: number | null
}

/** Where one session stands: the places that the person's sessions and devices hold already. */
export interface SessionPlaces {
  readonly sessionId: number
  /** Sessions seen in the school lately. */
  readonly sessions: readonly number[]
  readonly deviceId: number
  readonly devices: readonly number[]
}

export type VisitDecision =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly kind: ViolationKind; readonly limit: number | null }

/** Whether a session may enter. Whoever is inside stays; a newcomer over a limit is refused. */
export const decideVisit = (rules: PersonRules, standing: SessionPlaces): VisitDecision => {
  const { sessionLimit, deviceLimit } = rules
  if (!rules.isAddressAllowed) return { isAllowed: false, kind: 'address_refused', limit: null }
  const others = standing.sessions.filter((each) => each !== standing.sessionId)
  const isInside = others.length < standing.sessions.length
  if (sessionLimit !== null && !isInside && others.length >= sessionLimit)
    return { isAllowed: false, kind: 'session_limit', limit: sessionLimit }
  const isKnown = standing.devices.includes(standing.deviceId)
  if (deviceLimit !== null && !isKnown && standing.devices.length >= deviceLimit)
    return { isAllowed: false, kind: 'device_limit', limit: deviceLimit }
  return { isAllowed: true }
}

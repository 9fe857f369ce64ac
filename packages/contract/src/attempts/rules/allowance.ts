/** What one person is allowed at a practice beyond what counts for everybody. */
export interface Allowance {
  readonly extraPercent: number
  readonly extraMinutes: number
  readonly extraAttempts: number
  /** Instead of the opening of everybody; null when that counts. */
  readonly opensAt: Date | null
  readonly closesAt: Date | null
}

/** An exception that applies to a person: made for them, or for a group in which they are. */
export interface AppliedException extends Allowance {
  readonly isOwn: boolean
}

/** Nothing special. */
export const noAllowance: Allowance = {
  extraPercent: 0,
  extraMinutes: 0,
  extraAttempts: 0,
  opensAt: null,
  closesAt: null,
}

/**
 * What all exceptions of one person give together. Of time, the most that any of them gives; of attempts, the own ones and
 * the most that a group gives, so that one more for a person is always one more; of dates, the own one, else the earliest
 * opening and the latest closing. Another group never takes anything away.
 */
export const allowanceOf = (exceptions: readonly AppliedException[]): Allowance => {
  const own = exceptions.filter(({ isOwn }) => isOwn)
  const grouped = exceptions.filter(({ isOwn }) => !isOwn)
  const most = (of: readonly AppliedException[], part: 'extraPercent' | 'extraMinutes' | 'extraAttempts') =>
    Math.max(0, ...of.map((each) => each[part]))
  return {
    extraPercent: most(exceptions, 'extraPercent'),
    extraMinutes: most(exceptions, 'extraMinutes'),
    extraAttempts: most(own, 'extraAttempts') + most(grouped, 'extraAttempts'),
    opensAt: earliest(own) ?? earliest(grouped),
    closesAt: latest(own) ?? latest(grouped),
  }
}

const earliest = (of: readonly Allowance[]): Date | null =>
  of
    .flatMap(({ opensAt }) => opensAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0) ?? null

const latest = (of: readonly Allowance[]): Date | null =>
  of
    .flatMap(({ closesAt }) => closesAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1) ?? null

/** Seconds beyond some seconds that everybody has. */
export const extraSeconds = ({ extraPercent, extraMinutes }: Allowance, seconds: number): number =>
  Math.ceil((seconds * extraPercent) / 100) + extraMinutes * 60

/** Seconds of one question: minutes are given to a whole attempt, a share of the time to each of its clocks. */
export const questionSeconds = ({ extraPercent }: Allowance, seconds: number): number =>
  seconds + Math.ceil((seconds * extraPercent) / 100)

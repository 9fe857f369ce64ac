import { fail, ok, type Result } from '../result.ts'

/** Whose balance an entry moves: points of a person, money of a provider. */
export interface LedgerAccount {
  readonly kind: string
  readonly subject: number
}

/** What made an entry: an account has one entry for a cause, however often it is told. */
export interface LedgerCause {
  readonly kind: string
  readonly ref: string
}

/** One movement. Entries are added and never changed; what was wrong is reversed by a second one. */
export interface LedgerEntry {
  readonly account: LedgerAccount
  /** `points`, or a currency: amounts of two units never meet in a balance. */
  readonly unit: string
  /** Above zero is given, below is taken. */
  readonly amount: bigint
  readonly cause: LedgerCause
  /** The cause of the entry that this one takes back. */
  readonly reverses: LedgerCause | null
}

export interface LedgerSums {
  readonly balance: bigint
  readonly accrued: bigint
  readonly deducted: bigint
}

const isSame = (left: LedgerCause, right: LedgerCause): boolean =>
  left.kind === right.kind && left.ref === right.ref

const isOf = ({ account }: LedgerEntry, { kind, subject }: LedgerAccount): boolean =>
  account.kind === kind && account.subject === subject

export const sumsOf = (entries: readonly LedgerEntry[], account: LedgerAccount, unit: string): LedgerSums => {
  const amounts = entries.filter((entry) => isOf(entry, account) && entry.unit === unit)
  const accrued = amounts.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n)
  const deducted = amounts.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n)
  return { balance: accrued - deducted, accrued, deducted }
}

/** What can be moved where a balance does not fall below zero: a deduction takes what is there. */
export const movable = (amount: bigint, balance: bigint): bigint => (amount < -balance ? -balance : amount)

/** Adds an entry. It is refused where it moves nothing, or its account has one for this cause. */
export const appendEntry = (
  entries: readonly LedgerEntry[],
  entry: LedgerEntry,
): Result<readonly LedgerEntry[], 'moves_nothing' | 'there_already'> => {
  if (entry.amount === 0n) return fail('moves_nothing')
  const isThere = entries.some((each) => isOf(each, entry.account) && isSame(each.cause, entry.cause))
  return isThere ? fail('there_already') : ok([...entries, entry])
}

/** Takes back an entry by one of the opposite amount; an entry is taken back once, and a reversal is not taken back. */
export const reverseEntry = (
  entries: readonly LedgerEntry[],
  account: LedgerAccount,
  cause: LedgerCause,
): Result<readonly LedgerEntry[], 'not_there' | 'reversed_already' | 'is_reversal'> => {
  const own = entries.filter((entry) => isOf(entry, account))
  const found = own.find((entry) => isSame(entry.cause, cause))
  if (found === undefined) return fail('not_there')
  if (found.reverses !== null) return fail('is_reversal')
  if (own.some(({ reverses }) => reverses !== null && isSame(reverses, cause)))
    return fail('reversed_already')
  const back = { kind: `${cause.kind}/reversed`, ref: cause.ref }
  return ok([...entries, { ...found, amount: -found.amount, cause: back, reverses: cause }])
}

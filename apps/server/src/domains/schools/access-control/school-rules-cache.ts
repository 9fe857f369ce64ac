import { createSharedCache, type SharedCache } from '../../../platform/cache/shared-cache.ts'
import { notify } from '../../../platform/database/notifications.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { type AddressRange, isInRanges, readMask } from '../../../platform/http/requests/address-masks.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import * as repository from './access-control.repository.ts'
import type { PersonRules } from './rules/decide-visit.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'

export const rulesChannel = 'access_control'
/** The safety net for a change that was not heard of: every change is told. */
const keepMs = 60 * 1000

/** Tells every process that the rules or the places of a school changed; acted on when the transaction commits. */
export const announceRulesChange = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  notify(tx, rulesChannel, String(schoolId))

/** The rules of a school as every call needs them. */
export interface SchoolRules {
  readonly isEnabled: boolean
  readonly ownerId: number
  readonly allow: readonly AddressRange[]
  readonly deny: readonly AddressRange[]
  readonly sessionLimit: number | null
  readonly deviceLimit: number | null
  readonly exceptions: ReadonlyMap<number, repository.ExceptionRow['exception']>
}

const open: SchoolRules = {
  isEnabled: false,
  ownerId: 0,
  allow: [],
  deny: [],
  sessionLimit: null,
  deviceLimit: null,
  exceptions: new Map(),
}

const rangesOf = (masks: readonly string[]): AddressRange[] =>
  masks.flatMap((mask) => readMask(mask)?.range ?? [])

/** The rules of a school; those of one that has none let everybody in. */
export const loadSchoolRules = async (db: ReadDatabase, schoolId: SchoolId): Promise<SchoolRules> => {
  const row = await repository.findRules(db, schoolId)
  if (!row?.rules) return open
  const { isEnabled, allowMasks, denyMasks, sessionLimit, deviceLimit } = row.rules
  const exceptions = isEnabled ? await repository.listExceptions(db, schoolId) : []
  return {
    isEnabled,
    ownerId: row.ownerId,
    allow: rangesOf(allowMasks),
    deny: rangesOf(denyMasks),
    sessionLimit,
    deviceLimit,
    exceptions: new Map(exceptions.map(({ exception }) => [exception.userId, exception])),
  }
}

export const createSchoolRulesCache = ({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): SharedCache<SchoolRules> =>
  createSharedCache<SchoolRules>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (schoolId, connection) => loadSchoolRules(connection, storedSchoolId.parse(Number(schoolId))),
  })

/** Whether an address may enter: not denied, and allowed when only some are. */
export const isAddressAllowed = ({ allow, deny }: Pick<SchoolRules, 'allow' | 'deny'>, ip: string): boolean =>
  !isInRanges(ip, deny) && (allow.length === 0 || isInRanges(ip, allow))

/** What counts for one person: nothing for the owner, who is never locked out. */
export const rulesFor = (facts: SchoolRules, userId: number | null, ip: string): PersonRules => {
  const isFree = !facts.isEnabled || userId === facts.ownerId
  if (isFree) return { isAddressAllowed: true, sessionLimit: null, deviceLimit: null }
  const exception = userId === null ? undefined : facts.exceptions.get(userId)
  return {
    isAddressAllowed: exception?.skipAddresses === true || isAddressAllowed(facts, ip),
    sessionLimit: exception?.hasOwnSessionLimit ? exception.sessionLimit : facts.sessionLimit,
    deviceLimit: exception?.hasOwnDeviceLimit ? exception.deviceLimit : facts.deviceLimit,
  }
}

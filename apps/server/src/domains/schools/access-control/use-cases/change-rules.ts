import type { accessControlChange } from '@lectern/contract/schools/access-control'
import type { z } from 'zod'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { readMask } from '../../../../platform/http/requests/address-masks.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { lockSchool } from '../../schools.repository.ts'
import { differenceOf, recordAudit } from '../../audit-log/audit-log.repository.ts'
import type { StaffActor } from '../../audit-log/staff-actor.ts'
import * as repository from '../access-control.repository.ts'
import { announceRulesChange, isAddressAllowed } from '../school-rules-cache.ts'

type Change = z.output<typeof accessControlChange>

/**
 * Changes the access control of a school. Masks are kept in one form.
 *
 * @throws CallError bad_mask, locks_you_out (422): also the owner, who is never refused, is told
 */
export const changeRules = async (
  tx: Transaction,
  actor: StaffActor,
  change: Change,
): Promise<repository.RulesRow> => {
  const { schoolId } = actor
  found(await lockSchool(tx, schoolId))
  const allow = readMasks('allow_masks', change.allow_masks)
  const deny = readMasks('deny_masks', change.deny_masks)
  const facts = { allow: allow.map(({ range }) => range), deny: deny.map(({ range }) => range) }
  if (change.is_enabled && !isAddressAllowed(facts, actor.ip)) throw new CallError('locks_you_out')
  const before = (await repository.findRules(tx, schoolId))?.rules ?? null
  const after = {
    schoolId,
    isEnabled: change.is_enabled,
    allowMasks: [...new Set(allow.map(({ text }) => text))],
    denyMasks: [...new Set(deny.map(({ text }) => text))],
    sessionLimit: change.session_limit,
    deviceLimit: change.device_limit,
  }
  await repository.saveRules(tx, after)
  await announceRulesChange(tx, schoolId)
  const difference = differenceOf<Partial<repository.RulesRow>>(before ?? {}, after)
  if (difference) await recordAudit(tx, actor, { action: 'access_control.changed', ...difference })
  return after
}

const readMasks = (field: string, masks: readonly string[]) =>
  masks.map((mask, index) => {
    const read = readMask(mask)
    if (!read) throw new CallError('bad_mask', { fields: { [`${field}.${index}`]: ['bad_mask'] } })
    return read
  })

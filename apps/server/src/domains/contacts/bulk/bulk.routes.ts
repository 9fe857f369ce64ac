import * as operations from '@lectern/contract/contacts/bulk.api'
import {
  type ContactAction,
  type ContactRehearsal,
  type ContactSelection,
  rightsOfAction,
} from '@lectern/contract/contacts/bulk'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { staffActorOf } from '../../schools/index.ts'
import type { StartExport } from './use-cases/start-export.ts'
import type { StartContactTask } from './use-cases/start-action.ts'
import type { ContactFamilies } from '../filters/open-contact-filter.ts'
import { passesFilter } from '../filters/passes-filter.ts'
import { contactScopeOf, hidesAddresses } from '../contacts.policy.ts'
import type { AccessOfMany, LearnersOfTeams } from '../services.ts'
import { type ChosenContacts, countVerdicts } from './bulk.repository.ts'
import { undoHoursOf } from './contact-tasks.ts'
import { findVerdict } from './use-cases/find-verdict.ts'
import { prepareAction } from './use-cases/prepare-action.ts'
import type { Verdict } from './verdicts.repository.ts'

interface BulkCall {
  readonly staff: StaffSeat
  readonly actor: { readonly userId: number }
  readonly body: { readonly selection: ContactSelection }
  readonly now: Date
}

interface BulkParts {
  readonly learnersOfTeams: LearnersOfTeams
  readonly access: AccessOfMany
  readonly families: () => Promise<ContactFamilies>
  readonly start: StartContactTask
  readonly startFile: StartExport
}

/** Binds what is done to many contacts at once. */
export const bindBulk = (
  bind: Bind,
  { learnersOfTeams, access, families, start, startFile }: BulkParts,
): void => {
  const chosenOf = async (
    db: ReadDatabase,
    { staff, actor, body, now }: BulkCall,
  ): Promise<ChosenContacts> => {
    const { schoolId } = staff
    const { selection } = body
    const tree = 'filter' in selection ? selection.filter.filter : undefined
    return {
      ...{ schoolId, selection, now },
      scope: await contactScopeOf(db, staff, actor.userId, learnersOfTeams),
      readScope: await contactScopeOf(db, staff, actor.userId, learnersOfTeams, 'read'),
      passes: await passesFilter(db, families, tree, {
        ...{ schoolId, now },
        hidesAddresses: hidesAddresses(staff),
      }),
    }
  }

  bind(operations.rehearseContactAction, async (call) => {
    const { db, staff, body, actor, now } = call
    checkRights(staff, body.action)
    const { action } = await prepareAction(db, { seat: staff, access, now }, body.action)
    const by = { seat: staff, userId: actor.userId, now }
    const verdict = await findVerdict(db, access, by, action)
    const counts = await countVerdicts(db, await chosenOf(db, call), verdict)
    return { data: rehearsalOf(counts, action.kind) }
  })

  bind(operations.startContactAction, async (call) => {
    const { db: tx, staff, actor, body } = call
    checkRights(staff, body.action)
    const chosen = await chosenOf(tx, call)
    const { action, expected } = body
    return { data: await start(tx, { chosen, userId: actor.userId, seat: staff, action, expected }) }
  })

  bind(operations.exportContacts, async (call) => {
    const { db: tx, actor, body } = call
    const seen = await chosenOf(tx, call)
    // A file holds addresses: of whom the caller reads.
    const chosen = { ...seen, scope: seen.readScope }
    const by = { ...staffActorOf(call), userId: actor.userId }
    return { data: await startFile(tx, { chosen, actor: by, wanted: body }) }
  })
}

/** @throws CallError forbidden */
const checkRights = ({ permissions }: StaffSeat, { kind }: ContactAction): void => {
  if (!rightsOfAction[kind].every((right) => permissions.has(right))) throw new CallError('forbidden')
}

const rehearsalOf = (
  counts: readonly { readonly verdict: Verdict; readonly contacts: number }[],
  kind: ContactAction['kind'],
): ContactRehearsal => {
  const of = (verdict: Verdict): number => counts.find((each) => each.verdict === verdict)?.contacts ?? 0
  return {
    matched: counts.reduce((sum, { contacts }) => sum + contacts, 0),
    changed: of('change'),
    already: of('already'),
    refused: counts.flatMap(({ verdict, contacts }) =>
      verdict === 'change' || verdict === 'already' ? [] : [{ reason: verdict, contacts }],
    ),
    undo_hours: undoHoursOf(kind),
  }
}

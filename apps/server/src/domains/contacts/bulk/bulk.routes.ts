import * as operations from '@lectern/contract/contacts/bulk.api'
import {
  type ContactAction,
  type ContactRehearsal,
  type ContactSelection,
  rightOfAction,
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
import { contactScopeOf } from '../contacts.policy.ts'
import type { LearnersOfTeams } from '../services.ts'
import { type ChosenContacts, countVerdicts, type Verdict } from './bulk.repository.ts'
import { undoHoursOf } from './contact-tasks.ts'
import { prepareAction } from './use-cases/prepare-action.ts'

interface BulkCall {
  readonly staff: StaffSeat
  readonly actor: { readonly userId: number }
  readonly body: { readonly selection: ContactSelection }
  readonly now: Date
}

interface BulkParts {
  readonly learnersOfTeams: LearnersOfTeams
  readonly families: () => Promise<ContactFamilies>
  readonly start: StartContactTask
  readonly startFile: StartExport
}

/** Binds what is done to many contacts at once. */
export const bindBulk = (bind: Bind, { learnersOfTeams, families, start, startFile }: BulkParts): void => {
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
      passes: await passesFilter(db, families, tree, { schoolId, now }),
    }
  }

  bind(operations.rehearseContactAction, async (call) => {
    const { db, staff, body } = call
    checkRight(staff, body.action)
    const { action } = await prepareAction(db, staff.schoolId, body.action)
    const counts = await countVerdicts(db, await chosenOf(db, call), action)
    return { data: rehearsalOf(counts, action.kind) }
  })

  bind(operations.startContactAction, async (call) => {
    const { db: tx, staff, actor, body } = call
    checkRight(staff, body.action)
    const chosen = await chosenOf(tx, call)
    const { action, expected } = body
    return { data: await start(tx, { chosen, userId: actor.userId, action, expected }) }
  })

  bind(operations.exportContacts, async (call) => {
    const { db: tx, actor, body } = call
    const chosen = await chosenOf(tx, call)
    const by = { ...staffActorOf(call), userId: actor.userId }
    return { data: await startFile(tx, { chosen, actor: by, wanted: body }) }
  })
}

/** @throws CallError forbidden */
const checkRight = ({ permissions }: StaffSeat, { kind }: ContactAction): void => {
  if (!permissions.has(rightOfAction[kind])) throw new CallError('forbidden')
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

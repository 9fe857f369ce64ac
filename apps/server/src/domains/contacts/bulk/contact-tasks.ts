import { type ContactActionKind, erasureUndoHours, rightsOfAction } from '@lectern/contract/contacts/bulk'
import { taskLimits } from '@lectern/contract/tasks/tasks'
import type { House } from '../../../platform/composition/domain.ts'
import { contribute } from '../../../platform/composition/services.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { loadKeys } from '../../identity/index.ts'
import {
  defineTask,
  type SliceOutcome,
  type TaskKind,
  taskServices,
  type TaskSlice,
  type UndoSlice,
} from '../../tasks/index.ts'
import { contactScopeOf } from '../contacts.policy.ts'
import { type AccessActor, type AccessOfMany, contactServices, type LearnersOfTeams } from '../services.ts'
import { holdContacts, type JudgedContact, judgeContacts, namesOf } from './bulk.repository.ts'
import { type PreparedAction, preparedAction } from './prepared-action.ts'
import { type Verdict, verdictOfNobody } from './verdicts.repository.ts'
import { applyAction } from './use-cases/apply-action.ts'
import { findVerdict, isOnAccess } from './use-cases/find-verdict.ts'
import { isActionPossible } from './use-cases/prepare-action.ts'
import { recordAction } from './use-cases/record-action.ts'
import { undoAction } from './use-cases/undo-action.ts'

interface Parts {
  readonly learnersOfTeams: LearnersOfTeams
  readonly keys: KeyedTools
  readonly access: AccessOfMany
}

const hourMs = 60 * 60 * 1000

/** Hours in which an action can be taken back. */
export const undoHoursOf = (kind: ContactActionKind): number =>
  kind === 'erase' ? erasureUndoHours : taskLimits.undoDays * 24

/** The task that does an action to many contacts. */
export const contactTask = (kind: ContactActionKind, parts: Parts): TaskKind =>
  defineTask({
    kind: `contacts.${kind}`,
    input: preparedAction,
    rights: rightsOfAction[kind].slice(0, 1),
    alsoRights: rightsOfAction[kind],
    ...(kind.endsWith('_access') && { batch: accessesAtOnce }),
    undoMs: undoHoursOf(kind) * hourMs,
    slice: (tx, slice) => doSlice(tx, parts, slice),
    undo: (tx, slice) => undoSlice(tx, parts, slice),
  })

/** Of each person several rows are written. */
const accessesAtOnce = 50

type Refused = SliceOutcome['refused']

const doSlice = async (
  tx: Transaction,
  { learnersOfTeams, keys, access }: Parts,
  slice: TaskSlice<PreparedAction>,
): Promise<SliceOutcome> => {
  const { schoolId, seat, userId, input: action, ids, taskId, now } = slice
  const scope = await contactScopeOf(tx, seat, userId, learnersOfTeams)
  const isPossible = await isActionPossible(tx, { seat, access }, action)
  const actor: AccessActor = { seat, userId, now }
  const verdict =
    isPossible || !isOnAccess(action) ? await findVerdict(tx, access, actor, action) : verdictOfNobody
  const judged = await judge(tx, { schoolId, scope, ids }, action, verdict)
  const rows = judged.filter(({ verdict }) => verdict === 'change')
  if (rows.length > 0 && !isPossible)
    return { changed: [], refused: [...rows.map(asGone), ...refusedOf(ids, judged)] }
  const changedIds = rows.map(({ id }) => id)
  const changed = await applyAction(tx, action, {
    ...{ schoolId, ids: changedIds, now, taskId, rows },
    ...{ keys, access, actor },
  })
  const acted = { schoolId, ids: changed.map(({ id }) => id), by: userId, now, isUndone: false }
  await recordAction(tx, action, acted)
  return { changed, refused: refusedOf(ids, judged) }
}

/** Whoever begins to learn is a contact afterwards: an access is held before its contact, so that nobody waits in a ring. */
const judge = (
  tx: Transaction,
  place: Parameters<typeof judgeContacts>[1],
  action: PreparedAction,
  verdict: SQL<Verdict>,
): Promise<JudgedContact[]> => (isOnAccess(action) ? judgeContacts : holdContacts)(tx, place, verdict)

const asGone = ({ id, about }: JudgedContact) => ({ id, about, reason: 'gone' })

/** Those with a verdict against them, and those who are not there any more. */
const refusedOf = (ids: readonly number[], judged: readonly JudgedContact[]): Refused => {
  const there = new Set(judged.map(({ id }) => id))
  return [
    ...judged
      .filter(({ verdict }) => verdict !== 'change' && verdict !== 'already')
      .map(({ id, about, verdict }) => ({ id, about, reason: verdict })),
    ...ids.filter((id) => !there.has(id)).map((id) => ({ id, about: '', reason: 'gone' })),
  ]
}

const undoSlice = async (
  tx: Transaction,
  { keys, access }: Parts,
  { schoolId, seat, userId, now, input: action, rows }: UndoSlice<PreparedAction>,
): Promise<SliceOutcome> => {
  const undone = await undoAction(tx, action, { schoolId, seat, userId, now, keys, access }, rows)
  const names = await namesOf(tx, schoolId, [...undone.keys()])
  const outcomes = [...undone].map(([id, outcome]) => ({ id, outcome, about: names.get(id) ?? '' }))
  const changed = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => ({ id }))
  const acted = { schoolId, ids: changed.map(({ id }) => id), by: userId, now, isUndone: true }
  await recordAction(tx, action, acted)
  return {
    changed,
    refused: outcomes
      .filter(({ outcome }) => outcome !== 'done')
      .map(({ id, outcome, about }) => ({ id, about, reason: outcome })),
  }
}

const partsOf = async ({ get, dependencies: { db, clock } }: House): Promise<Parts> => ({
  learnersOfTeams: await get(contactServices.learnersOfTeams),
  keys: await loadKeys(db, clock.now()),
  access: await get(contactServices.accessOfMany),
})

const kinds: readonly ContactActionKind[] = [
  ...(['tag', 'untag', 'manager', 'field', 'list_add', 'list_remove', 'points'] as const),
  ...(['give_access', 'extend_access', 'end_access', 'block', 'unblock', 'erase'] as const),
]

/** The tasks of a house, by the actions that they do. */
export const contactKinds = async (house: House): Promise<(kind: ContactActionKind) => TaskKind> => {
  const parts = await partsOf(house)
  return (kind) => contactTask(kind, parts)
}

/** Makes the tasks known to whoever does them. */
export const provideContactTasks = kinds.map((kind) =>
  contribute(taskServices.kinds, async (house) => contactTask(kind, await partsOf(house))),
)

import { checkFilter } from '@lectern/contract/filters/check-filter'
import {
  choiceField,
  choicesField,
  defineFilterFamily,
  flagField,
  textField,
} from '@lectern/contract/filters/family'
import { foldWanted } from '@lectern/contract/filters/kinds/text'
import type { FilterCondition } from '@lectern/contract/filters/tree'
import { type ParticipantState, participantStates } from '@lectern/contract/courses/participant-lists'
import { whereFilter } from '../../../platform/filters/compile-filter.ts'
import { familyOfOneRow, familyOfRows, type FilterScope } from '../../../platform/filters/server-family.ts'
import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { accessGrants, enrolments, isInState } from '../../access/index.ts'
import { users } from '../../identity/index.ts'
import { isInScope, type LearnerScope } from '../../teams/index.ts'

/** A product of a school. */
export interface ProductPlace {
  readonly schoolId: SchoolId
  readonly productId: number
}

/** Which people of a product are wanted. */
export interface WantedPeople {
  readonly search: string
  /** Absent: everybody who takes part. */
  readonly state?: ParticipantState | undefined
  /** 0: those who have an access without an offer. */
  readonly offerId?: number | undefined
  readonly groupId?: number | undefined
  /** Whom the reader may see. */
  readonly scope: LearnerScope
  /** When the states count. */
  readonly now: Date
}

interface ProductScope extends FilterScope, ProductPlace {}

/** Enrolments of one product with their people. */
const enrolmentsOf = ({ schoolId, productId }: ProductScope, isWanted: SQL): SQL => sql`
  select ${enrolments.id} as id from ${enrolments} inner join ${users} on ${users.id} = ${enrolments.userId}
  where ${enrolments.schoolId} = ${schoolId} and ${enrolments.productId} = ${productId} and ${isWanted}`

const participants = familyOfOneRow(
  defineFilterFamily({
    name: 'participant',
    fields: { called: textField(), state: choiceField(participantStates), takes_part: flagField() },
  }),
  {
    ids: (isWanted, scope: ProductScope) => enrolmentsOf(scope, isWanted),
    columns: {
      called: { folded: users.called },
      state: {
        byOption: {
          active: ({ now }) => isInState('active', now),
          frozen: ({ now }) => isInState('frozen', now),
          expired: ({ now }) => isInState('expired', now),
          waiting: ({ now }) => isInState('waiting', now),
        },
      },
      takes_part: eq(enrolments.state, 'active'),
    },
  },
)

/** Accesses that were not taken away. */
const offers = familyOfRows(
  defineFilterFamily({ name: 'offer', fields: { has: choicesField(), is_missing: flagField() } }),
  {
    ids: (isWanted, { schoolId, productId }: ProductScope) => sql`
      select ${enrolments.id} as id from ${accessGrants}
      inner join ${enrolments} on ${enrolments.productId} = ${accessGrants.productId} and ${enrolments.userId} = ${accessGrants.userId}
      where ${accessGrants.schoolId} = ${schoolId} and ${accessGrants.productId} = ${productId}
        and ${enrolments.schoolId} = ${schoolId} and ${accessGrants.revokedAt} is null and ${isWanted}`,
    columns: { has: accessGrants.offerId, is_missing: sql`${accessGrants.offerId} is null` },
  },
)

const groups = familyOfRows(defineFilterFamily({ name: 'group', fields: { has: choicesField() } }), {
  ids: (isWanted, { schoolId, productId }: ProductScope) => sql`
    select ${enrolments.id} as id from participant_groups g
    inner join participant_group_members m on m.group_id = g.id
    inner join ${enrolments} on ${enrolments.productId} = g.product_id and ${enrolments.userId} = m.user_id
    where g.school_id = ${schoolId} and g.product_id = ${productId} and ${enrolments.schoolId} = ${schoolId} and ${isWanted}`,
  columns: { has: sql`g.id` },
})

const families = [participants, offers, groups]

/** What the list of participants may ask, as conditions. */
const conditionsFor = ({ search, state, offerId, groupId }: WantedPeople): FilterCondition[] => {
  const participant = (field: string, operator: string, value?: FilterCondition['value']) =>
    ({ family: 'participant', field, operator, ...(value !== undefined && { value }) }) as const
  const offer = (id: number): FilterCondition =>
    id === 0
      ? { family: 'offer', field: 'is_missing', operator: 'yes' }
      : { family: 'offer', field: 'has', operator: 'any_of', value: [id] }
  return [
    state === undefined ? participant('takes_part', 'yes') : participant('state', 'any_of', [state]),
    ...(foldWanted(search) === '' ? [] : [participant('called', 'contains', search)]),
    ...(offerId === undefined ? [] : [offer(offerId)]),
    ...(groupId === undefined
      ? []
      : [{ family: 'group', field: 'has', operator: 'any_of', value: [groupId] }]),
  ]
}

/** The condition on enrolments of one product, joined with their people; `search` is part of a name or an e-mail. */
export const areWanted = ({ schoolId, productId }: ProductPlace, wanted: WantedPeople): SQL | undefined => {
  // No condition of this list counts days, so that the zone of the calendar is never asked.
  const scope: ProductScope = { schoolId, productId, clock: { now: wanted.now, zone: 'UTC' } }
  const checked = checkFilter(
    { all: conditionsFor(wanted) },
    families.map(({ family }) => family),
  )
  // Only the words come from outside: they may hold what no text has.
  if (!checked.ok) throw new CallError('invalid_fields', { fields: { 'filters[search]': ['invalid'] } })
  const everyone = (of: ProductScope) => enrolmentsOf(of, sql`true`)
  const row = { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }
  return and(
    whereFilter(checked.value, { families, everyone, scope }, { id: enrolments.id, family: 'participant' }),
    isInScope(wanted.scope, row),
  )
}

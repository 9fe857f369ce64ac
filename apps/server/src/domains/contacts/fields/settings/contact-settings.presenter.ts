import {
  type AskedBy,
  type ContactFieldReview,
  type ContactFieldSetup,
  type ContactFieldUse,
  type ContactSettings,
  contactSettingsLimits,
  type PeopleConcerned,
} from '@lectern/contract/contacts/contact-settings'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import { found } from '../../../../platform/http/call-error.ts'
import { findSchool } from '../../../schools/index.ts'
import { findAskedFields } from './asked-fields.ts'
import * as answers from './answers.repository.ts'
import * as repository from './contact-settings.repository.ts'
import type { Review } from './use-cases/review-change.ts'

interface Counts {
  readonly ofFields: ReadonlyMap<string, number>
  readonly ofOptions: ReadonlyMap<string, number>
}

const placesOf = (row: repository.FieldRow): ContactFieldUse[] => {
  if (row.archivedAt !== null || !row.visibleToLearner) return []
  return row.showInRegistration ? ['profile', 'registration'] : ['profile']
}

const usesOf = (row: repository.FieldRow, { lists, views }: AskedBy): ContactFieldUse[] => [
  ...placesOf(row),
  ...(lists.length > 0 ? (['lists'] as const) : []),
  ...(views.length > 0 ? (['views'] as const) : []),
]

const presentField = (
  row: repository.FieldRow,
  { ofFields, ofOptions }: Counts,
  asked: AskedBy,
): ContactFieldSetup => ({
  id: row.id,
  key: row.key,
  title: row.title,
  titles: row.titles,
  type: row.type,
  options: row.options.map(({ value, title, titles = {} }) => ({
    value,
    title,
    titles,
    answers: ofOptions.get(answers.choiceKey(row.id, value)) ?? 0,
  })),
  is_required: row.isRequired,
  is_unique: row.isUnique,
  visible_to_student: row.visibleToLearner,
  editable_by_student: row.editableByLearner,
  show_in_registration: row.showInRegistration,
  position: row.position,
  archived_at: row.archivedAt?.toISOString() ?? null,
  answers: ofFields.get(String(row.id)) ?? 0,
  used_in: usesOf(row, asked),
  asked_by: asked,
})

/** Tabs and fields of a school with what people answered to them. */
export const loadSettings = async (db: ReadDatabase, seat: StaffSeat): Promise<ContactSettings> => {
  const { schoolId } = seat
  const tabs = await repository.listTabs(db, schoolId)
  const fields = await repository.listFields(db, schoolId)
  const choices = fields.filter(({ options }) => options.length > 0).map(({ id }) => id)
  const counts = {
    ofFields: await answers.countAnswers(db, schoolId),
    ofOptions: await answers.countChoices(db, schoolId, choices),
  }
  const { defaultLanguage, languages } = found(await findSchool(db, schoolId))
  const askedBy = await findAskedFields(db, seat)
  const answering = await answers.countAnswering(db, schoolId)
  return {
    tabs: tabs.map(({ id, title, titles, position }) => ({
      id,
      title,
      titles,
      position,
      fields: fields
        .filter(({ tabId }) => tabId === id)
        .map((row) => presentField(row, counts, askedBy(row.id))),
    })),
    languages: [defaultLanguage, ...languages.filter((each) => each !== defaultLanguage)],
    are_answers_exact: answering < contactSettingsLimits.countedContacts,
  }
}

const presentPeople = ({ count, people }: answers.Concerned): PeopleConcerned => ({
  count,
  people: people.map(({ id, name, surname, email }) => ({
    id,
    name: [name, surname].filter((part) => part !== null && part !== '').join(' ') || (email ?? ''),
  })),
})

/** What a change would do to the values that people have. */
export const presentReview = ({ sharing, missing, losing }: Review): ContactFieldReview => ({
  sharing: presentPeople(sharing),
  missing: presentPeople(missing),
  losing: presentPeople(losing),
})

import * as operations from '@lectern/contract/contacts/card/contact-card.api'
import { cardLimits, cardTabs } from '@lectern/contract/contacts/card/contact-card'
import { titleIn } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { loadSchoolPoints } from '../../schools/index.ts'
import type { CardReader, CardTab, HistoryTitles, SeenContact, SeenPerson } from '../services.ts'
import { fieldLanguages, presentOptions } from '../fields/use-cases/field-words.ts'
import { listCardFields } from './card-fields.repository.ts'
import { loadHistory } from './load-history.ts'
import { loadLogins } from './load-logins.ts'

/** What the domains add to the card of a contact. */
interface CardDomains {
  readonly seenContact: SeenContact
  readonly tabs: readonly CardTab[]
  readonly titles: readonly HistoryTitles[]
}

/** Binds what the card of a contact shows beside its fields. */
export const registerContactCard = (bind: Bind, { seenContact, tabs, titles }: CardDomains): void => {
  bind(operations.getCardParts, async ({ db, staff, actor, params, locale, now }) => {
    const reader = { staff, userId: actor.userId, now }
    const person = await seenContact(db, reader, params.contact)
    const fields = await loadFields(db, staff.schoolId, locale)
    return { data: { tabs: await openTabs(db, tabs, reader, person), fields } }
  })

  bind(operations.listContactColumns, async ({ db, staff, locale }) => ({
    data: await loadFields(db, staff.schoolId, locale),
  }))

  bind(operations.listContactHistory, async ({ db, staff, actor, params, query, now }) => {
    const person = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    return loadHistory(db, { schoolId: staff.schoolId, person, ...query }, titles)
  })

  bind(operations.getContactLogins, async ({ db, staff, actor, params, now }) => {
    const { userId } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    return { data: await loadLogins(db, staff, userId) }
  })

  bind(operations.getContactPoints, async ({ db, staff, actor, params, now }) => {
    const { userId } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    const { points: limit } = cardLimits
    if (userId === null) return { data: { balance: 0, entries: [], has_more: false } }
    return { data: await loadSchoolPoints(db, staff.schoolId, { userId, limit }) }
  })
}

const openTabs = async (
  db: ReadDatabase,
  tabs: readonly CardTab[],
  reader: CardReader,
  person: SeenPerson,
) => {
  const open = tabs.filter(({ isOpen }) => isOpen(reader.staff))
  const counted = []
  for (const { name, count } of open)
    counted.push({ name, count: count === undefined ? null : await count(db, reader, person) })
  return counted.toSorted((one, other) => cardTabs.indexOf(one.name) - cardTabs.indexOf(other.name))
}

const loadFields = async (db: ReadDatabase, schoolId: SchoolId, locale: Locale) => {
  const fields = await listCardFields(db, schoolId)
  const languages = await fieldLanguages(db, schoolId, locale)
  return fields.map((row) => presentField(row, languages))
}

type CardFieldRow = Awaited<ReturnType<typeof listCardFields>>[number]

const presentField = ({ field, tab }: CardFieldRow, languages: readonly Locale[]) => ({
  id: field.id,
  title: titleIn(field, languages),
  type: field.type,
  options: presentOptions(field.options, languages),
  is_required: field.isRequired,
  position: field.position,
  tab: titleIn(tab, languages),
})

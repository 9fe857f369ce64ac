import { facts } from '@lectern/contract/catalogue'
import {
  historyKindOf,
  historyLimits,
  type HistoryEntry,
  type HistoryKind,
  isAlwaysByTeam,
  thingsIn,
} from '@lectern/contract/contacts/card/history'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { keysetPage } from '../../../platform/lists/keyset.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listFaces } from '../../identity/index.ts'
import { listLooks, lookKeyset, type LookRow } from '../looks/looks.repository.ts'
import { listAbsorbed } from '../merging/absorbed.repository.ts'
import type { HistoryTitles, SeenPerson } from '../services.ts'
import { historyKeyset, type HistoryRow, listHistory } from './history.repository.ts'

const typeOf: ReadonlyMap<number, string> = new Map(facts.map(({ code, type }) => [code, type]))
const codesOf = (isMeant: (type: string) => boolean): number[] =>
  facts.flatMap(({ code, type }) => (isMeant(type) ? [code] : []))

const everyCode = codesOf(() => true)
const teamCodes = codesOf(isAlwaysByTeam)

interface HistoryQuery {
  readonly schoolId: SchoolId
  readonly person: SeenPerson
  readonly kind: HistoryKind
  readonly after?: string | undefined
}

/** One page of what happened to a person, with the titles of what it names: a statement for each kind of thing. */
export const loadHistory = async (
  db: ReadDatabase,
  { schoolId, person, kind, after }: HistoryQuery,
  titles: readonly HistoryTitles[],
) => {
  const page = keysetPage(historyKeyset, { sort: 'latest', after, per_page: historyLimits.perPage })
  if (kind === 'looks') return loadLooks(db, { schoolId, person, after })
  const isWhole = kind === 'everything' || kind === 'team'
  const types = isWhole ? everyCode : codesOf((type) => historyKindOf(type) === kind)
  const filter = { schoolId, person, types, teamTypes: kind === 'team' ? teamCodes : undefined }
  const { rows, links } = page.answer(await listHistory(db, filter, page))
  const happened = rows.flatMap(readRow)
  const named = await loadTitles(db, schoolId, happened, titles)
  const faces = await listFaces(db, [...new Set(happened.flatMap(({ byId }) => byId ?? []))])
  return {
    data: happened.map((each) => presentEntry(each, named, (id) => faces.get(id)?.name)),
    links: { next: links.next },
  }
}

/** Who of the staff opened the card: no fact of the record, so it is in no other kind. */
const loadLooks = async (
  db: ReadDatabase,
  { schoolId, person: { id }, after }: Pick<HistoryQuery, 'schoolId' | 'person' | 'after'>,
) => {
  const page = keysetPage<LookRow, 'latest'>(lookKeyset, {
    ...{ sort: 'latest', after, per_page: historyLimits.perPage },
  })
  const contactIds = [id, ...(await listAbsorbed(db, schoolId, id))]
  const { rows, links } = page.answer(await listLooks(db, { schoolId, contactIds, kind: 'opened' }, page))
  const data = rows.map((row): HistoryEntry => ({
    ...{ id: row.id, type: 'contact.looked_at', at: row.at.toISOString(), is_by_team: true },
    by: row.userId === null || row.userName === null ? null : { id: row.userId, name: row.userName },
    ...{ subject_id: null, details: {}, names: [] },
  }))
  return { data, links: { next: links.next } }
}

/** A row whose fact this version knows. */
const readRow = (row: HistoryRow) => {
  const type = typeOf.get(row.type)
  if (type === undefined) return []
  const { by_id: by, is_by_team: byTeam, ...details } = row.details ?? {}
  const byId = typeof by === 'number' ? by : null
  const isByTeam = byId !== null || byTeam === true || isAlwaysByTeam(type)
  return [{ ...row, type, details, byId, isByTeam }]
}
type Happened = ReturnType<typeof readRow>[number]

type Named = ReadonlyMap<string, ReadonlyMap<number, string>>

const loadTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  happened: readonly Happened[],
  titles: readonly HistoryTitles[],
): Promise<Named> => {
  const wanted = Map.groupBy(happened.flatMap(thingsIn), ({ thing }) => thing)
  const named = new Map<string, ReadonlyMap<number, string>>()
  for (const { thing, load } of titles) {
    const ids = new Set((wanted.get(thing) ?? []).map(({ id }) => id))
    if (ids.size > 0) named.set(thing, await load(db, schoolId, [...ids]))
  }
  return named
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const presentEntry = (
  { id, type, at, subjectId, details, byId, isByTeam }: Happened,
  named: Named,
  nameOf: (userId: number) => string | undefined,
): HistoryEntry => {
  const name = byId === null ? undefined : nameOf(byId)
  return {
    id,
    type,
    at: at.toISOString(),
    is_by_team: isByTeam,
    by: byId === null || name === undefined ? null : { id: byId, name },
    subject_id: subjectId,
    details: Object.fromEntries(
      Object.entries(details).flatMap(([key, value]) => (isPlain(value) ? [[key, value]] : [])),
    ),
    names: thingsIn({ type, subjectId, details }).map((each) => ({
      ...each,
      title: named.get(each.thing)?.get(each.id) ?? null,
    })),
  }
}

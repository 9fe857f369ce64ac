import { readRecordingName } from '@lectern/contract/files/recording-name'
import type { Locale } from '@lectern/contract/kernel/locales'
import { languageOfDates, momentFormat } from '@lectern/contract/kernel/moment-format'
import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { listRecordings } from '../recordings.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Recordings that a search looks at: older ones are found by the name of their file. */
const mostRecordings = 5_000

interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

/** Ids of the recordings whose title, as this reader sees it ("Recording, 22 Nov 2026, 14:05"), has every word of the search. */
export const findRecordings = async (
  db: ReadDatabase,
  texts: CompiledTexts,
  { schoolId, search, reader }: { schoolId: SchoolId; search: string; reader: Reader },
): Promise<number[]> => {
  const words = search.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const titleOf = titlesFor(texts, reader)
  const rows = await listRecordings(db, schoolId, mostRecordings)
  return rows.flatMap(({ id, name }) => {
    const title = titleOf(name)
    return words.every((word) => holdsWords(title, word)) ? [id] : []
  })
}

const titlesFor = (texts: CompiledTexts, { locale, timeZone }: Reader) => {
  const moments = new Intl.DateTimeFormat(languageOfDates(locale), { ...momentFormat, timeZone })
  return (name: string): string => {
    const recording = readRecordingName(name)
    if (recording === null) return ''
    const when = moments.format(recording.startedAt)
    return texts(locale, `common.recorded_${recording.kind}`, { when }) ?? when
  }
}

import type { FoundPlace } from '@lectern/contract/courses/finding/finding.api'
import type { Cue } from '@lectern/contract/files/captions'
import { excerptOf, placedWords } from '@lectern/contract/kernel/words/search-words'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { type FileInUnit, listCues, listDocumentTexts, listFilesIn } from '../../files/index.ts'
import type { FoundIn, Searched, UnitOfLesson } from './found.ts'

/** What is looked into of one film: more words find the others. */
const mostCues = 5
/** Documents whose text is read for one search. */
const mostDocuments = 30

/** Whether words hold each of the wanted beginnings. */
export const holdsAll = (text: string, wanted: readonly string[]): boolean => {
  const words = placedWords(text).map(({ folded }) => folded)
  return wanted.every((each) => words.some((word) => word.startsWith(each)))
}

const documents = new Set(['pdf', 'document'])

/** Whether the reader may see what stands in a file: a document may be kept from being opened (document 001 §5). */
const mayBeRead = ({ kind, allowDocPreview, allowDocDownload }: FileInUnit): boolean =>
  !documents.has(kind) || (allowDocPreview ?? false) || (allowDocDownload ?? true)

/** What of a film is said where the words stand: the lines that have all of them, else those that have one. */
const linesOf = (cues: readonly Cue[], wanted: readonly string[]): Cue[] => {
  const all = cues.filter(({ text }) => holdsAll(text, wanted))
  return (all.length > 0 ? all : cues.filter(({ text }) => excerptOf(text, wanted) !== null)).slice(
    0,
    mostCues,
  )
}

/** Names and texts of the files that stand in units, and what is said in films. */
export const findInFiles = async (
  db: ReadDatabase,
  { schoolId, wanted }: Searched,
  units: readonly UnitOfLesson[],
): Promise<FoundIn[]> => {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]))
  const files = await listFilesIn(db, { schoolId, unitIds: [...unitOf.keys()] }, wanted)
  const inText = files.filter((file) => file.isFound && mayBeRead(file)).slice(0, mostDocuments)
  const inSpeech = files.flatMap(({ saidIn }) => saidIn).slice(0, mostDocuments)
  const texts =
    inText.length === 0
      ? []
      : await listDocumentTexts(
          db,
          schoolId,
          inText.map(({ id }) => id),
        )
  const said = inSpeech.length === 0 ? [] : await listCues(db, schoolId, inSpeech)
  const textOf = new Map(texts.map(({ fileId, content }) => [fileId, content]))
  const cuesOf = new Map(said.map(({ fileId, cues }) => [fileId, cues ?? []]))
  return files.flatMap((file) => {
    const unit = unitOf.get(file.unitId)
    if (!unit) return []
    const place = (part: Pick<FoundPlace, 'kind' | 'text' | 'found'>, moment: number | null = null) => ({
      unit,
      place: { ...part, moment, file_name: file.name, section_id: null, unit_id: unit.id },
    })
    const names = [file.name, file.caption].filter((name) => holdsAll(name, wanted)).slice(0, 1)
    const named = names.flatMap((name) => excerptOf(name, wanted) ?? [])
    const text = inText.includes(file) ? excerptOf(textOf.get(file.id) ?? '', wanted) : null
    const lines = file.saidIn.flatMap((id) => linesOf(cuesOf.get(id) ?? [], wanted))
    return [
      ...lines.flatMap((line) => {
        const excerpt = excerptOf(line.text, wanted)
        return excerpt ? [place({ kind: 'film', ...excerpt }, Math.floor(line.from))] : []
      }),
      ...(text ? [place({ kind: 'file', ...text })] : []),
      // A film that says it is told of once, at the moment.
      ...(text || lines.length > 0 ? [] : named.map((excerpt) => place({ kind: 'file', ...excerpt }))),
    ]
  })
}

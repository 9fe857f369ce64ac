import type { CourseNote } from '@lectern/contract/notes/note'
import type { NoteColor } from '@lectern/contract/notes/note-limits'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { PdfParagraph } from '../../../platform/pdf/pdf-paragraph.ts'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'

/** What the notes of a course are written out with. */
export interface NoteWords {
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string
  readonly dateOf: (at: string) => string
  /** The address of the school, before every link. */
  readonly origin: string
}

/** @param zone of the reader's clock */
export const createNoteWords = (
  texts: CompiledTexts,
  { locale, zone, origin }: { readonly locale: Locale; readonly zone: string; readonly origin: string },
): NoteWords => {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  return {
    say: (id, values) => texts(locale, `notes.${id}`, values) ?? '',
    dateOf: (at) => dates.format(new Date(at)),
    origin,
  }
}

/** 12:34, or 1:02:03. */
export const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** What a note is, in words: its kind, its colour, the moment of a film. */
const factsOf = (
  { kind, color, moment, is_place_hidden, created_at }: CourseNote,
  words: NoteWords,
): string =>
  [
    words.say(`kind_${kind}`),
    ...(color === null ? [] : [words.say(`color_${color}`)]),
    ...(moment === null ? [] : [clockOf(moment)]),
    ...(is_place_hidden ? [words.say('place_hidden')] : []),
    words.dateOf(created_at),
  ].join(' · ')

/** The place of a note in its lesson; null where the lesson is closed. */
const linkOf = ({ lesson, unit_id: unit, moment }: CourseNote, { origin }: NoteWords): string | null => {
  if (!lesson.is_open || lesson.link === null) return null
  const hash = unit === null ? '' : moment === null ? `#unit-${unit}` : `#video-id=${unit}/${moment}`
  return `${origin}${lesson.link}${hash}`
}

const lessonTitle = ({ lesson }: CourseNote, words: NoteWords): string =>
  lesson.title ?? words.say('lesson_gone')

const wordsOf = ({ text, other }: CourseNote): string[] =>
  [text, other?.text ?? ''].filter((part) => part.trim() !== '')

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, String.raw`$1\$2`)

const lines = (text: string, before: string): string =>
  escaped(text)
    .split(/\r?\n/u)
    .map((line) => `${before}${line}`.trimEnd())
    .join('\n')

/** The notes of a course as Markdown, piece after piece. */
export const writeMarkdown = async function* (
  title: string,
  notes: AsyncIterable<CourseNote>,
  words: NoteWords,
): AsyncGenerator<string> {
  yield `# ${escaped(title)}\n`
  let lesson: number | null = null
  for await (const note of notes) {
    if (note.lesson.id !== lesson) yield `\n## ${escaped(lessonTitle(note, words))}\n`
    lesson = note.lesson.id
    const link = linkOf(note, words)
    yield [
      '',
      ...(note.quote ? [lines(note.quote.exact, '> '), ''] : []),
      ...wordsOf(note).flatMap((text) => [lines(text, ''), '']),
      link === null
        ? `*${escaped(factsOf(note, words))}*`
        : `*[${escaped(factsOf(note, words))}](<${link}>)*`,
      '',
    ].join('\n')
  }
}

/** As the marks of a page are drawn in the light. */
const bars: Readonly<Record<NoteColor, string>> = {
  sun: '#c99700',
  leaf: '#2f9e5f',
  sky: '#2f7fd6',
  rose: '#d6457f',
}

/** The notes of a course as paragraphs of a document. */
export const writeParagraphs = async function* (
  title: string,
  notes: AsyncIterable<CourseNote>,
  words: NoteWords,
): AsyncGenerator<PdfParagraph> {
  yield { look: 'title', text: title }
  let lesson: number | null = null
  for await (const note of notes) {
    if (note.lesson.id !== lesson) yield { look: 'heading', text: lessonTitle(note, words) }
    lesson = note.lesson.id
    const bar = note.color === null ? {} : { bar: bars[note.color] }
    const link = linkOf(note, words)
    if (note.quote) yield { look: 'quote', text: note.quote.exact, ...bar }
    for (const text of wordsOf(note)) yield { look: 'text', text, ...bar }
    yield { look: 'small', text: factsOf(note, words), ...bar, ...(link !== null && { link }) }
  }
}

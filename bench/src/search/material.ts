import { randomUUID } from 'node:crypto'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { createCourse, updateCourse } from '@lectern/contract/courses/courses.api'
import { searchWords } from '@lectern/contract/kernel/words/search-words'
import { createLesson, updateSection } from '@lectern/contract/lessons/lessons.api'
import { Pool } from 'pg'
import type { CallApi } from '../api.ts'
import { seeded, someWord } from '../words.ts'

/** How much a course has in which words are looked for. */
export const searched = {
  lessons: 500,
  textsOfLesson: 4,
  wordsOfText: 150,
  /** Of the film of each lesson, with captions. */
  lines: 60,
  wordsOfLine: 8,
  wordsOfDocument: 1000,
} as const

export interface SearchMaterial {
  readonly id: number
  readonly slug: string
  /** Words that stand somewhere in each kind of place, rare and frequent. */
  readonly inTexts: readonly string[]
  readonly inFilms: readonly string[]
  readonly inDocuments: readonly string[]
}

const secondsOfLine = 5

const textUnit = (key: string, text: string) => ({
  key,
  type_id: 3 as const,
  content: {
    text: {
      version: 1 as const,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    },
  },
})

/** Puts a file beside a unit, with its words where the processing keeps them. */
const fillFiles = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as made(
      uuid uuid, parent uuid, unit bigint, name text, kind text, role text, content text, words text, cues jsonb)
  ), kept as (
    insert into files (uuid, school_id, owner_id, parent_id, role, model, original_name, extension, mime_type, kind, bytes,
      storage_key, storage_folder, process_status, uploaded_at)
    select made.uuid, pattern.school_id, pattern.owner_id, parent.id, made.role, 'courseLesson', made.name,
      pattern.extension, pattern.mime_type, made.kind, 1000, pattern.storage_key, pattern.storage_folder, 'completed', now()
    from made left join files parent on parent.uuid = made.parent
    cross join (select * from files where parent_id is null order by id limit 1) pattern
    returning id, uuid, school_id
  ), placed as (
    insert into file_usages (file_id, school_id, place_type, place_id)
    select kept.id, kept.school_id, 'info_unit', made.unit from kept join made using (uuid) where made.unit is not null
  ), texts as (
    insert into file_texts (file_id, school_id, content)
    select kept.id, kept.school_id, made.content from kept join made using (uuid) where made.content is not null
  )
  insert into file_words (file_id, school_id, words, cues)
  select kept.id, kept.school_id, made.words, made.cues from kept join made using (uuid) where made.words is not null`

/** Makes and publishes the course: texts by the calls of its author, films and documents as if they had been processed. */
export const makeSearched = async (url: string, call: CallApi, expert: string): Promise<SearchMaterial> => {
  const chance = seeded(11)
  const wordsOf = (count: number) => Array.from({ length: count }, () => someWord(chance)).join(' ')
  const course = (await call(createCourse, expert, { body: { title: 'Five hundred lessons' } })).data
  const units: number[] = []
  const texts: string[] = []
  for (let at = 0; at < searched.lessons; at += 1) {
    const params = { course: course.id }
    const lesson = (await call(createLesson, expert, { params, body: { title: `Lesson ${wordsOf(3)}` } }))
      .data
    const info_units = Array.from({ length: searched.textsOfLesson }, (_, place) =>
      textUnit(`searched-${at}-${place}`, wordsOf(searched.wordsOfText)),
    )
    texts.push(info_units[0]?.content.text.doc.content[0]?.content[0]?.text ?? '')
    const section = lesson.sections[0]?.id ?? 0
    const body = { name: `Part ${wordsOf(2)}`, info_units }
    const stored = (await call(updateSection, expert, { params: { section }, body })).data
    units.push(stored.info_units[0]?.id ?? 0)
  }
  const originals = units.flatMap((unit) => {
    const content = wordsOf(searched.wordsOfDocument)
    const nothing = { content: null, words: null, cues: null, role: null, parent: null }
    return [
      { ...nothing, uuid: randomUUID(), unit, name: `${wordsOf(2)}.mp4`, kind: 'video' },
      {
        ...nothing,
        ...{ uuid: randomUUID(), unit, name: `${wordsOf(2)}.pdf`, kind: 'pdf' },
        ...{ content, words: searchWords(content) },
      },
    ]
  })
  const captions = originals
    .filter(({ kind }) => kind === 'video')
    .map(({ uuid }) => {
      const cues = Array.from({ length: searched.lines }, (_, line) => ({
        from: line * secondsOfLine,
        to: (line + 1) * secondsOfLine,
        text: wordsOf(searched.wordsOfLine),
      }))
      const words = searchWords(cues.map(({ text }) => text).join('\n'))
      const own = { uuid: randomUUID(), parent: uuid, unit: null, content: null, role: 'captions' }
      return { ...own, name: 'captions.vtt', kind: 'captions', words, cues }
    })
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await pool.query(fillFiles, [JSON.stringify(originals)])
    await pool.query(fillFiles, [JSON.stringify(captions)])
    await pool.query('update lessons set status_id = 4 where course_id = $1', [course.id])
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
  const { slug } = (
    await call(updateCourse, expert, {
      params: { course: course.id },
      body: { status_id: courseStatus.published },
    })
  ).data
  const someOf = (list: readonly string[]) =>
    Array.from({ length: 50 }, (_, at) => list[(at * 7) % list.length]?.split(' ')[at] ?? '')
  return {
    id: course.id,
    slug,
    inTexts: someOf(texts),
    inFilms: someOf(captions.map(({ cues }) => cues.map(({ text }) => text).join(' '))),
    inDocuments: someOf(originals.flatMap(({ content }) => content ?? [])),
  }
}

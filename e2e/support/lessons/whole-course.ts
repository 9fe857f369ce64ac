import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Page } from '@playwright/test'
import { callAs } from '../expert.ts'
import { people, signInQuickly } from '../journey.ts'
import { putFile, sound } from '../media.ts'

/** The schools of a first start: the usual one, and the one of everything that strains a screen. */
export type SchoolSlug = 'demo' | 'stress'

/** A course with a lesson of every kind, and what its lessons are called. */
export interface WholeCourse {
  /** Where its school's learners come in. */
  readonly home: string
  readonly title: string
  readonly lessons: Readonly<Record<'text' | 'sound' | 'practice' | 'after' | 'last', string>>
  readonly right: string
  readonly wrong: string
}

const unbroken = 'Nebensatzverschachtelungsvermeidungsstrategieentwicklungspla'

const titlesOf = (slug: SchoolSlug, name: string): string =>
  slug === 'demo' ? name : `${name} 👩🏽‍🏫 ${unbroken}`

/** Words of a text unit. */
export const wordsOf = (lesson: string): string => `What stands in “${lesson}”.`

const textUnit = (key: string, lesson: string) => ({
  key,
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: wordsOf(lesson) }] }],
      },
    },
  },
})

/** Makes the school the one in which the expert works. */
const chooseSchool = async (page: Page, token: string, slug: SchoolSlug): Promise<void> => {
  const { expert_cabinets: own } = await callAs(page, token, 'GET', '/profile/menu?is_expert=1')
  const { id } = own.find((each: { slug: string | null }) => each.slug === slug)
  await callAs(page, token, 'PUT', '/cabinets/current', { cabinet_id: id })
}

/** Makes and publishes a free course of two modules, as the newest of its school. */
export const makeWholeCourse = async (page: Page, origin: string, slug: SchoolSlug): Promise<WholeCourse> => {
  const token = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, token, method, path, body)
  await chooseSchool(page, token, slug)
  const named = (name: string) => titlesOf(slug, name)
  const title = named('A whole course')
  const lessons = {
    text: named('Words to begin with'),
    sound: named('Something to hear'),
    practice: named('Something to answer'),
    after: named('Opened by the answer'),
    last: named('Words to end with'),
  }
  const right = named('Right')
  const wrong = named('Wrong')
  const { id: course } = await send('POST', '/courses', { title })
  await send('POST', `/courses/${course}/modules`, { title: named('First week') })
  await send('POST', `/courses/${course}/modules`, { title: named('Second week') })
  const { modules } = await send('GET', `/courses/${course}/program/minimal`)
  const quiz = await send('POST', '/quizzes', { name: named('Did you hear it?') })
  const question = {
    ...{ id: 'whole-question', type: 'single_answer', name: named('What was it?'), points: 2 },
    answers: [
      { id: 'whole-right', text: right, is_correct: true },
      { id: 'whole-wrong', text: wrong, is_correct: false },
    ],
  }
  await send('PUT', `/quizzes/${quiz.id}`, {
    content: { version: 1, questions: [question] },
    settings: { pass_percent: 100 },
  })
  const heard = await putFile(page, sound('bells.mp3', 2))
  const add = async (lesson: string, module: number, units: readonly object[], more: object = {}) => {
    const path = `/courses/${course}/lessons-new`
    const { id, sections } = await send('POST', path, { title: lesson, module_id: modules[module].id })
    await send('PUT', `/info-section/${sections[0].id}`, { name: '', info_units: units })
    await send('PUT', `${path}/${id}`, { status_id: 4, ...more })
  }
  await add(lessons.text, 0, [textUnit('whole-text', lessons.text)])
  await add(lessons.sound, 0, [
    { key: 'whole-sound', type_id: 1, content: { files: [{ uuid: heard }], preview_index: null } },
  ])
  await add(lessons.practice, 0, [
    textUnit('whole-task', lessons.practice),
    { key: 'whole-practice', type_id: 5, content: { quiz_id: quiz.id } },
  ])
  await add(
    lessons.after,
    1,
    [
      textUnit('whole-after', lessons.after),
      {
        key: 'whole-comments',
        type_id: 6,
        content: { is_comments_disabled: false, is_file_comment_enabled: true },
      },
    ],
    {
      release: {
        moment: { kind: 'at_once' },
        time_zone: 'Europe/Kyiv',
        after_lesson_ids: [],
        after_quiz_id: quiz.id,
      },
    },
  )
  await add(lessons.last, 1, [textUnit('whole-last', lessons.last)])
  await send('PUT', `/courses/${course}`, { status_id: courseStatus.published })
  const home = slug === 'demo' ? origin : origin.replace('//', `//${slug}.`)
  return { home, title, lessons, right, wrong }
}

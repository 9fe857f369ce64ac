import { everyNode } from '@lectern/contract/rich-text/testing-text'
import { linkToUnit } from '@lectern/contract/rich-text/addresses'
import { sampleQuestions } from '@lectern/formats/questions/testing/any-questions'
import type { TestApp } from '../../../../testing/app.ts'
import { filmBytes, pictureBytes, uploadForm } from '../../../../testing/every-operation/prepare-files.ts'
import { pixel } from '../../../../testing/every-operation/staff-samples.ts'
import { days, programAuthor, rule } from '../../../../testing/program-author.ts'

const soundBytes = Buffer.concat([Buffer.from('RIFF$\0\0\0WAVEfmt '), Buffer.alloc(60, 1)])

/** Another uuid wherever a worked example names a file. */
const withFile = <T>(value: T, uuid: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(/\d[0-9a-f]{7}-6f0e-4a53-9c62-0d1f6b0a7c\d\d/g, uuid))

const writePage = async (send: ReturnType<typeof programAuthor>['send'], courseId: number) => {
  const { content, revision } = (await send('GET', `/courses/${courseId}/page/editor`)).data
  const words = {
    lead: 'Bread from three things',
    gains: ['Bake on a weekday', 'Keep a starter alive'],
    for_whom: ['Those whose dough never rises'],
    teacher_words: 'I burnt a hundred.',
    doubts: [{ question: 'Do I need a mixer?', answer: 'No.' }],
  }
  await send('PUT', `/courses/${courseId}/page`, { content: { ...content, ...words }, revision })
}

/** A course that holds every kind of unit, node, mark and question, rules, looks and pictures of its own. */
export const makeWholeCourse = async (app: TestApp, as: string) => {
  const { send, newCourse, newModule, newLesson } = programAuthor(app, as)
  const upload = async (name: string, bytes: Buffer, model = 'storage'): Promise<string> =>
    (await uploadForm(app, as, { name, bytes }, { model })).body.data.uuid
  const picture = await upload('Loaf.png', pictureBytes, 'infoUnitContent')
  const film = await upload('Fold it.mp4', filmBytes)
  const sound = await upload('Oven.wav', soundBytes)
  const paper = await upload('Flour “00”.txt', Buffer.from('Flour, water, salt'))
  await send('POST', `/files/${film}/captions`, {
    language: 'uk',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nСлова',
  })
  const course = await newCourse('Bread & "butter"')
  const quiz = (await send('POST', '/quizzes', { name: 'Every question' })).data
  await send('PUT', `/quizzes/${quiz.id}`, {
    content: { version: 1, questions: withFile(sampleQuestions, picture) },
    settings: { timer_type: 1, timer_duration: 600, attempts_limit: 3, pass_percent: 70 },
  })
  const half = { ...sampleQuestions[0], answers: [] }
  await send('PUT', `/quizzes/${quiz.id}`, {
    content: { version: 1, questions: withFile([half, ...sampleQuestions.slice(1)], picture) },
  })
  await send('PUT', `/quizzes/${quiz.id}/style`, {
    style: { bg_color: '#fff7e8', buttons: { next: { title: 'Go on' } } },
    start_info: { text: { version: 1, doc: { type: 'doc', content: [] } }, buttonText: 'Begin' },
  })
  await send('POST', '/quizzes/organise', { ids: [quiz.id], add_tags: ['bread'] })
  const drawn = (await send('POST', '/quizzes', { name: 'Drawn', type: 'randomizer' })).data
  await send('PUT', `/quizzes/${drawn.id}`, { pools: [{ quiz_id: quiz.id, take_count: 2 }] })
  const [week, later] = [await newModule(course.id, 'Week 1'), await newModule(course.id, 'Week 2')]
  const first = await newLesson(course.id, 'Welcome')
  const second = await newLesson(course.id, 'Kneading', week)
  const third = await newLesson(course.id, 'Kneading', later)
  const { url } = (await send('POST', '/course-pictures', { image: pixel })).data
  const section = await send('POST', `/lessons/${second}/info-section`, {
    name: 'Every unit',
    info_units: [
      { key: 'unit-text', type_id: 3, title: 'All words', content: { text: withFile(everyNode, picture) } },
      {
        key: 'unit-film',
        type_id: 2,
        look: { shadow: 'soft', background: 'yellow', space_before: 8, space_after: 0 },
        content: { files: [{ uuid: film }], chapters: [{ at: 1, title: 'Dough' }] },
      },
      { key: 'unit-link', type_id: 2, content: { files: [], link: 'https://video.example/1' } },
      { key: 'unit-sound', type_id: 1, content: { files: [{ uuid: sound }] } },
      {
        key: 'unit-files',
        type_id: 4,
        content: { files: [{ uuid: paper, allow_doc_download: false }] },
      },
      { key: 'unit-quiz', type_id: 5, content: { quiz_id: quiz.id } },
    ],
  })
  const practised = section.data.info_units.at(-1).id
  const words = (text: string, href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href, target: '_self' } }] }],
  })
  await send('POST', `/lessons/${second}/info-section`, {
    name: '',
    info_units: [
      {
        key: 'unit-links',
        type_id: 3,
        content: {
          text: {
            version: 2,
            doc: { type: 'doc', content: [words('To the practice', linkToUnit(practised))] },
          },
        },
      },
      {
        key: 'unit-drawn',
        type_id: 5,
        content: {
          quiz_id: drawn.id,
          opening: { opens_at: '2030-01-01T00:00:00.000Z', after_quiz_id: quiz.id, closes_at: null },
        },
      },
    ],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${third}`, {
    release: {
      ...rule({ kind: 'at_date', date: '2030-05-01', hour: '09:00' }, [first, second]),
      after_quiz_id: quiz.id,
    },
    image: url,
    lesson_previews: [{ index: 1, url }],
    is_public: true,
    status_id: 2,
  })
  await send('PUT', `/courses/${course.id}/modules/${later}`, { release: days(3) })
  await send('PUT', `/courses/${course.id}`, {
    about: {
      version: 1,
      doc: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'About ' },
              { type: 'text', text: 'bread', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      },
    },
    language: 'uk',
    time_zone: 'Europe/Kyiv',
    enrolment: 'closed',
    labels: { module: 'Week', lesson: 'Day' },
    cover_url: url,
    custom_styles: { font_styles: { family: 'Lato', size: 18 } },
    default_release: days(1),
    has_comments: true,
    has_certificate: true,
    certificate_percent: 80,
  })
  await writePage(send, course.id)
  return {
    courseId: course.id,
    lessonIds: [first, second, third],
    practised,
    picture,
    paper,
    quizId: quiz.id,
  }
}

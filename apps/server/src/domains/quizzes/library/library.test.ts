import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'library', true)
const other = await teachingSchool(app, 'stranger', false)
const { started } = practiceIn(app, school)
const as = school.owner.token

const call = async (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const make = async (name: string): Promise<number> => (await call('POST', '/quizzes', { name })).body.data.id
const folder = async (name: string): Promise<number> =>
  (await call('POST', '/quizzes/folders', { name })).body.data.id
const organise = (body: object) => call('POST', '/quizzes/organise', body)
const list = async (query: string) => (await call('GET', `/quizzes?${query}`)).body.data
const namesOf = async (query: string): Promise<string[]> =>
  (await list(query)).map(({ name }: { name: string }) => name)

describe('finding a quiz', () => {
  it('tells how much each is used, and the lessons that show it', async () => {
    await started()
    await make('Unused')
    const [used] = await list('is_used=1')
    expect(used).toMatchObject({ id: school.quizId, questions_count: 2, lessons_count: 1 })
    expect(used.attempts_count).toBeGreaterThan(0)
    expect(await namesOf('is_used=0')).toContain('Unused')
    expect(await namesOf('is_used=0')).not.toContain(used.name)
    const { body } = await call('GET', `/quizzes/${school.quizId}/places`)
    expect(body).toEqual({
      data: [
        {
          course: { id: school.courseId, title: 'Course of library' },
          lesson: { id: school.lesson.id, title: 'First lesson' },
          section: 0,
        },
      ],
      has_more: false,
    })
  })

  it('by folder, tag and words, in the order that is asked for', async () => {
    const ids = await Promise.all(['Beta sum', 'alpha sum', 'Gamma'].map(make))
    const place = await folder('Sums')
    await organise({ ids: ids.slice(0, 2), folder_id: place, add_tags: ['easy'] })
    expect(await namesOf(`folder_id=${place}&order=name&direction=asc`)).toEqual(['alpha sum', 'Beta sum'])
    expect(await namesOf(`folder_id=0&query=gamma`)).toEqual(['Gamma'])
    expect((await namesOf('tag=easy')).toSorted()).toEqual(['Beta sum', 'alpha sum'])
    expect((await namesOf('order=questions'))[0]).toBe('Quiz of library')
    expect((await namesOf('order=lessons'))[0]).toBe('Quiz of library')
    expect((await call('GET', '/quizzes/tags')).body.data).toContainEqual({ tag: 'easy', count: 2 })
  })

  it('an archived one is found among the archived alone, and is still taken', async () => {
    await organise({ ids: [school.quizId], is_archived: true })
    expect(await namesOf('per_page=100')).not.toContain('Quiz of library')
    expect(await namesOf('is_archived=1')).toEqual(['Quiz of library'])
    expect((await started()).attempt.id).toBeGreaterThan(0)
    await organise({ ids: [school.quizId], is_archived: false })
    expect(await namesOf('per_page=100')).toContain('Quiz of library')
  })
})

describe('putting quizzes in order', () => {
  it('leaves their content, revision and time alone', async () => {
    const id = await make('Still')
    const before = (await call('GET', `/quizzes/${id}`)).body.data
    await organise({ ids: [id], folder_id: await folder('Somewhere'), tags: ['one'], is_archived: true })
    expect((await call('GET', `/quizzes/${id}`)).body.data).toEqual(before)
  })

  it('does all or nothing', async () => {
    const id = await make('Whole')
    const strange = await organise({ ids: [id, other.quizId], add_tags: ['whole'] })
    expect([strange.status, strange.body.error]).toEqual([422, 'foreign_quizzes'])
    const theirs = (
      await app.call('POST', '/quizzes/folders', { as: other.owner.token, body: { name: 'Theirs' } })
    ).body.data.id
    const place = await organise({ ids: [id], folder_id: theirs, add_tags: ['whole'] })
    expect([place.status, place.body.error]).toEqual([422, 'foreign_quiz_folder'])
    expect(await namesOf('tag=whole')).toEqual([])
  })

  it('takes no more than twenty tags of a quiz', async () => {
    const id = await make('Tagged')
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    expect((await organise({ ids: [id], tags })).status).toBe(200)
    expect((await organise({ ids: [id], add_tags: ['tag 3'] })).status).toBe(200)
    expect((await organise({ ids: [id], add_tags: ['one more'] })).body.error).toBe('too_many_tags')
    expect((await organise({ ids: [id], tags: ['same', 'same'] })).status).toBe(422)
    expect((await organise({ ids: [id], tags: ['x'.repeat(41)] })).status).toBe(422)
    expect((await organise({ ids: Array.from({ length: 101 }, () => id) })).status).toBe(422)
  })

  it('a folder that goes leaves its quizzes where they can be found', async () => {
    const id = await make('Kept')
    const place = await folder('Going')
    await organise({ ids: [id], folder_id: place })
    expect((await call('PUT', `/quizzes/folders/${place}`, { name: 'Gone soon' })).status).toBe(200)
    expect((await call('GET', '/quizzes/folders')).body.data).toContainEqual({
      id: place,
      name: 'Gone soon',
      quizzes_count: 1,
    })
    await call('DELETE', `/quizzes/folders/${place}`)
    expect(await namesOf('folder_id=0&query=Kept')).toEqual(['Kept'])
  })

  it('two hundred folders at most, also when they are made at the same moment', async () => {
    const { body } = await call('GET', '/quizzes/folders')
    for (let left = 199 - body.data.length; left > 0; left -= 1) await folder(`Folder ${left}`)
    const last = await Promise.all([1, 2, 3].map(() => call('POST', '/quizzes/folders', { name: 'Last' })))
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(last.filter(({ body }) => body.error === 'too_many_quiz_folders')).toHaveLength(2)
  })
})

describe('a copy', () => {
  it('has questions, settings, folder and tags, and neither attempts nor results', async () => {
    const place = (await call('GET', '/quizzes/folders')).body.data[0].id
    await organise({ ids: [school.quizId], folder_id: place, tags: ['copied'] })
    await call('PUT', `/quizzes/${school.quizId}`, { settings: { pass_percent: 60 } })
    const { status, body } = await call('POST', `/quizzes/${school.quizId}/copy`, { name: 'Quiz (copy)' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'Quiz (copy)', revision: 1, settings: { pass_percent: 60 } })
    expect(body.data.content.questions).toHaveLength(testQuestions.length)
    const [row] = await list('query=(copy)')
    expect(row).toMatchObject({ folder_id: place, tags: ['copied'], lessons_count: 0, attempts_count: 0 })
  })
})

describe('deleting', () => {
  const hold = async (section: number, quiz_id: number) => {
    const info_units = [{ key: 'held-quiz', type_id: 5, content: { quiz_id } }]
    const { status } = await call('PUT', `/info-section/${section}`, { name: 'Start', info_units })
    expect(status).toBe(200)
  }

  it('says what holds a quiz that is used or was taken', async () => {
    expect((await call('DELETE', `/quizzes/${school.quizId}`)).body.error).toBe('quiz_in_use')
    await started()
    const section = (await call('GET', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`)).body
      .data.sections[0]
    await call('PUT', `/info-section/${section.id}`, {
      name: section.name,
      info_units: section.info_units.filter(({ type_id }: { type_id: number }) => type_id !== 5),
    })
    const refused = await call('DELETE', `/quizzes/${school.quizId}`)
    expect([refused.status, refused.body.error]).toEqual([409, 'quiz_has_attempts'])
  })

  it('keeps a quiz that a removed lesson brings back with it', async () => {
    const id = await make('Held')
    const lessons = `/courses/${school.courseId}/lessons-new`
    const lesson = (await call('POST', lessons, { title: 'For a while' })).body.data
    const [{ id: section }] = (await call('GET', `${lessons}/${lesson.id}`)).body.data.sections
    await hold(section, id)
    await call('DELETE', `${lessons}/${lesson.id}`)
    expect((await list('query=Held'))[0]).toMatchObject({ lessons_count: 0 })
    const refused = await call('DELETE', `/quizzes/${id}`)
    expect([refused.status, refused.body.error]).toEqual([409, 'quiz_in_removed_lesson'])
    await call('POST', `${lessons}/${lesson.id}/restore`)
    expect((await call('DELETE', `/quizzes/${id}`)).body.error).toBe('quiz_in_use')
  })

  it('keeps a quiz that was taken in a lesson, though the lesson was removed', async () => {
    await hold(school.lesson.sectionId, school.quizId)
    await call('DELETE', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`)
    const refused = await call('DELETE', `/quizzes/${school.quizId}`)
    expect([refused.status, refused.body.error]).toEqual([409, 'quiz_has_attempts'])
  })

  it('takes a quiz that nothing holds', async () => {
    const id = await make('To go')
    expect((await call('DELETE', `/quizzes/${id}`)).status).toBe(200)
    expect((await call('GET', `/quizzes/${id}`)).status).toBe(404)
  })

  it('needs its own right', async () => {
    const id = await make('Guarded')
    const editor = await addStaff(app, school.schoolId, ['quiz_list', 'quiz_read', 'quiz_edit'])
    const { status } = await app.call('DELETE', `/quizzes/${id}`, { as: editor.token })
    expect(status).toBe(403)
  })
})

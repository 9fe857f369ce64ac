import { describe, expect, it } from 'vitest'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes } from '../../../testing/every-operation/prepare-files.ts'
import { addStaff, openTestSchool, signUp } from '../../../testing/people.ts'
import { fetchFile, sendFile } from './testing/send-file.ts'

const app = await testApp()
const { owner, schoolId } = await openTestSchool(app, 'first', true)
const { owner: other } = await openTestSchool(app, 'second', false)

const asked = (type: string, name: string, rest: string) =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[<p>${name}</p>]]></text></questiontext>${rest}</question>`
const yesNo = (name: string) =>
  asked(
    'truefalse',
    name,
    '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>',
  )
const pictured = `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Which?</p><img src="@@PLUGINFILE@@/a%20root.png" alt="A root"><img src="@@PLUGINFILE@@/absent.png">]]></text><file name="a root.png" path="/" encoding="base64">${pictureBytes.toString('base64')}</file></questiontext><single>true</single><answer fraction="100" format="html"><text>Hair</text></answer><answer fraction="0" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/no.png" alt="Words">]]></text><file name="no.png" encoding="base64">bm90IGEgcGljdHVyZQ==</file></answer></question>`
const bank = (...questions: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('')}</quiz>`

const filesOf = async () => {
  const { rows } = await app.dependencies.database.pool.query(
    'select uuid, original_name from files order by id',
  )
  return rows
}

const newQuiz = async (questions: readonly object[]) => {
  const { body } = await app.call('POST', '/quizzes', { as: owner.token, body: { name: 'Roots: a "test"' } })
  const saved = await app.call('PUT', `/quizzes/${body.data.id}`, {
    as: owner.token,
    body: { content: { version: 1, questions } },
  })
  expect([saved.status, saved.body.error]).toEqual([200, undefined])
  return body.data.id
}

describe('a file of questions', () => {
  it('is told question by question, and keeps nothing until it is taken over', async () => {
    const file = bank(yesNo('Roots drink.'), asked('stack', 'Solve.', ''), pictured)
    const { status, body } = await sendFile(app, owner.token, file)
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.data).toMatchObject({
      format: 'moodle',
      questions: [
        { number: 1, name: 'Roots drink.', made: { type: 'yes_no' }, notes: [], pictures_count: 0 },
        { number: 2, name: 'Solve.', made: null, notes: [{ code: 'type_unknown', words: 'stack' }] },
        {
          number: 3,
          made: { type: 'single_answer' },
          notes: [{ code: 'picture_lost', words: '@@PLUGINFILE@@/absent.png' }],
          pictures_count: 2,
        },
      ],
    })
    expect(await filesOf()).toEqual([])
  })

  it('gives its pictures to the school with what is taken over, and what is no picture is left out', async () => {
    const { status, lines, body } = await sendFile(app, owner.token, bank(yesNo('Roots drink.'), pictured), {
      fields: { take: '2,7' },
    })
    expect(status).toBe(200)
    expect(lines[0]).toEqual({ progress: { done: 1, of: 1 } })
    const [question] = body.data.questions
    const [file, ...more] = await filesOf()
    expect([file.original_name, more]).toEqual(['a root.png', []])
    expect(question.made.image).toEqual({ uuid: file.uuid, width: null, height: null, alt: 'A root' })
    expect(question.made.answers[1].image).toBeUndefined()
    expect(question.notes.map(({ words }: { words: string }) => words)).toEqual([
      '@@PLUGINFILE@@/absent.png',
      'no.png',
    ])

    const quiz = await newQuiz([question.made])
    const out = await fetchFile(app, owner.token, quiz, 'moodle')
    expect(out.statusCode).toBe(200)
    expect(out.headers['content-disposition']).toContain('filename="Roots  a  test.xml"')
    const again = await sendFile(app, owner.token, out.body)
    expect(again.body.data.questions).toMatchObject([
      { name: 'Which?', made: { image: { alt: 'A root' } }, pictures_count: 1 },
    ])
  })

  it('needs the rights of an author, and those of the storage for its pictures', async () => {
    const reader = await addStaff(app, schoolId, ['quiz_list', 'quiz_read'])
    const author = await addStaff(app, schoolId, ['quiz_edit'])
    const learner = await signUp(app)
    const file = bank(pictured)
    const answers = await Promise.all([
      sendFile(app, null, file),
      sendFile(app, learner.token, file),
      sendFile(app, reader.token, file),
    ])
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ])
    const before = await filesOf()
    const taken = await sendFile(app, author.token, file, { fields: { take: '1' } })
    expect(taken.body.data.questions[0].made.image).toBeUndefined()
    expect(taken.body.data.questions[0].notes).toContainEqual({ code: 'picture_lost', words: 'a root.png' })
    expect(await filesOf()).toEqual(before)
  })

  it('of a quiz goes to those who may see its key, in its own school', async () => {
    const quiz = await newQuiz([])
    const editor = await addStaff(app, schoolId, ['quiz_list'])
    const learner = await signUp(app)
    const statuses = await Promise.all(
      [owner, other, editor, learner].map(
        async ({ token }) => (await fetchFile(app, token, quiz, 'moodle')).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 404, 403, 403])
    expect((await fetchFile(app, owner.token, quiz, 'exe')).statusCode).toBe(404)
  })
})

describe('a package of QTI', () => {
  it('gives the questions of a quiz back, with their pictures', async () => {
    const { body } = await sendFile(app, owner.token, bank(pictured, yesNo('Roots drink.')), {
      fields: { take: '1,2' },
    })
    const quiz = await newQuiz(body.data.questions.map(({ made }: { made: object }) => made))
    const out = await fetchFile(app, owner.token, quiz, 'qti')
    expect([out.statusCode, out.headers['content-type']]).toEqual([200, 'application/zip'])
    const again = await sendFile(app, owner.token, out.rawPayload, {
      name: 'quiz.zip',
      fields: { take: '1' },
    })
    const [question] = again.body.data.questions
    expect([again.body.data.format, question.made.name, question.made.answers.length]).toEqual([
      'qti',
      'Which?',
      2,
    ])
    expect((await filesOf()).at(-1)).toMatchObject({
      uuid: question.made.image.uuid,
      original_name: 'picture-1.png',
    })
  })

  it('takes what can be read, and says what cannot', async () => {
    const item = (type: string) =>
      `<assessmentItem title="Draw" identifier="i"><itemBody><p>Draw.</p><${type} responseIdentifier="R"/></itemBody></assessmentItem>`
    const { body } = await sendFile(
      app,
      owner.token,
      writeArchive([
        { path: 'a.xml', bytes: Buffer.from(item('extendedTextInteraction')) },
        { path: 'b.xml', bytes: Buffer.from('<assessmentItem><itemBody>') },
        { path: 'c.xml', bytes: Buffer.from(item('drawingInteraction')) },
        { path: 'd.xml', bytes: Buffer.from('<assessmentTest/>') },
      ]),
    )
    expect(
      body.data.questions.map(
        ({ made, notes }: { made: { type: string } | null; notes: { code: string }[] }) => [
          made?.type,
          notes[0]?.code,
        ],
      ),
    ).toEqual([
      ['essay', undefined],
      [undefined, 'not_readable'],
      [undefined, 'type_unknown'],
    ])
  })
})

describe('a table of questions', () => {
  it.each(['xlsx', 'csv'])('is filled in from the template of %s, and given out again', async (format) => {
    const template = await app.app.inject({
      method: 'GET',
      url: `/api/v1/quizzes/template?format=${format}`,
      headers: { host: 'localhost', authorization: `Bearer ${owner.token}` },
    })
    expect(template.statusCode).toBe(200)
    const { body } = await sendFile(app, owner.token, template.rawPayload, { name: `table.${format}` })
    const made = body.data.questions.map((each: { made: object }) => each.made)
    expect([body.data.format, made.length, made.every(Boolean)]).toEqual([format, 9, true])
    const out = await fetchFile(app, owner.token, await newQuiz(made), format)
    const again = await sendFile(app, owner.token, out.rawPayload, { name: `again.${format}` })
    expect(again.body.data.questions).toHaveLength(9)
  })

  it('without names of columns becomes a text, and so does a Word document', async () => {
    const table = await sendFile(app, owner.token, 'Who?;Ann *;Bob\n', { name: 'table.csv' })
    expect(table.body.data).toMatchObject({ format: 'csv', text: 'Who?\tAnn *\tBob', questions: [] })
    const xml = '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:body></w:document>'
    const word = writeArchive([{ path: 'word/document.xml', bytes: Buffer.from(xml) }])
    const { body } = await sendFile(app, owner.token, word, { name: 'words.docx' })
    expect(body.data).toMatchObject({ format: 'docx', text: 'Why?', questions: [] })
  })

  it('of too many rows is refused in words', async () => {
    const rows = `Question,Correct\n${'Is it?,true\n'.repeat(2_100)}`
    const { body } = await sendFile(app, owner.token, rows, { name: 'table.csv' })
    expect(body.error).toBe('questions_too_many')
  })
})

describe('a file that is not what it should be', () => {
  const nested = `${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)}`
  const bomb = `<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>`

  it.each([
    ['words', 'Just words.', 'questions_not_known'],
    ['another XML', '<html><body>Words</body></html>', 'questions_not_known'],
    ['XML that is cut off', bank(yesNo('One')).slice(0, -20), 'questions_broken'],
    ['a thousand levels', `<quiz><question>${nested}</question></quiz>`, 'questions_unsafe'],
    ['entities that grow', `${bomb}<quiz><question>&a8;</question></quiz>`, 'questions_unsafe'],
    [
      'an entity that names a file',
      `<!DOCTYPE quiz [<!ENTITY f SYSTEM "file:///etc/passwd">]>${bank(yesNo('&f;'))}`,
      'questions_unsafe',
    ],
    ['100,000 questions', bank('<question type="essay"></question>'.repeat(100_000)), 'questions_too_many'],
    ['nothing', '', 'file_empty'],
  ])('is refused in words: %s', async (_what, bytes, code) => {
    const { status, body } = await sendFile(app, owner.token, bytes)
    expect([status, body.error]).toEqual([422, code])
    expect(body.message.length).toBeGreaterThan(15)
  })

  it('is refused in words: archives that grow, lead out of themselves, or hold nothing', async () => {
    const archives = [
      writeArchive([{ path: 'imsmanifest.xml', bytes: Buffer.alloc(20 * 1024 ** 2) }]),
      writeArchive([{ path: '../../imsmanifest.xml', bytes: Buffer.from('<manifest/>') }]),
      writeArchive([{ path: 'words.txt', bytes: Buffer.from('words') }]),
      writeArchive([{ path: 'words.txt', bytes: Buffer.from('words') }]).subarray(0, 40),
    ]
    const answers = []
    for (const bytes of archives) answers.push(await sendFile(app, owner.token, bytes, { name: 'pack.zip' }))
    expect(answers.map(({ body }) => body.error)).toEqual([
      'questions_unsafe',
      'questions_unsafe',
      'questions_not_known',
      'questions_broken',
    ])
  })

  it('of 500 questions is read whole', async () => {
    const file = bank(...Array.from({ length: 500 }, (_, at) => yesNo(`Statement ${at}`)))
    const { body } = await sendFile(app, owner.token, file)
    expect(body.data.questions).toHaveLength(500)
    expect(new Set(body.data.questions.map(({ made }: { made: { id: string } }) => made.id)).size).toBe(500)
  })
})

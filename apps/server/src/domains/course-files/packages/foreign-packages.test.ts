import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes } from '../../../testing/every-operation/prepare-files.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { wordsOf } from '../../../testing/text-unit.ts'
import { outline } from '../../../testing/program-author.ts'
import { importFile } from './testing/course-file.ts'
import { cartridge, packOf, scormPackage } from './testing/foreign-packages.ts'

const app = await testApp()
const school = await teachingSchool(app, 'first', true)
const as = school.owner.token
const get = async (path: string) => (await app.call('GET', path, { as })).body.data

/** What became of a package: its outline, and the units of its lessons. */
const take = async (bytes: Buffer, name?: string) => {
  const { over } = await importFile(app, as, bytes, name === undefined ? {} : { name })
  if (over.state !== 'done') return { over, program: undefined, units: [] }
  const program = await get(`/courses/${over.course_id}/program/minimal`)
  const lessons = await Promise.all(
    program.lessons.map(({ id }: { id: number }) => get(`/courses/${over.course_id}/lessons-new/${id}`)),
  )
  return { over, program, units: lessons.map(({ sections }) => sections[0].info_units) }
}
const codes = (over: { report: { notes: { code: string }[] } }) => [
  ...new Set(over.report.notes.map(({ code }) => code)),
]

describe('a package of SCORM', () => {
  it.each(['1.2', '2004'] as const)(
    '%s becomes a course: outline, pages, pictures, files',
    async (version) => {
      const { over, program, units } = await take(packOf(scormPackage(version)))
      expect(over.report).toMatchObject({ kind: 'scorm', counts: { modules: 2, lessons: 4, files: 4 } })
      expect(await get(`/courses/${over.course_id}`)).toMatchObject({ title: 'Baking & bread', status_id: 1 })
      expect(outline(program)).toEqual([
        ['Welcome'],
        ['Dough', 'Kneading', 'An exercise'],
        ['Baking', 'Baking'],
      ])
      expect(program.lessons.map(({ status_id }: { status_id: number }) => status_id)).toEqual([4, 4, 1, 1])
      const [welcome, kneading, exercise, baking] = units
      expect(wordsOf(welcome[0])).toBe('Good bread begins with good flour.')
      const text = JSON.stringify(kneading)
      for (const words of ['Fold it ', 'twice', ', then rest.', 'Flour', 'the recipe'])
        expect(text).toContain(words)
      expect(text).not.toMatch(/javascript|onclick|onerror|alert|never|Not shown/)
      expect(text).toContain('https://bread.example/')
      expect(text).toContain('"alt":"A loaf"')
      expect(kneading[1]).toMatchObject({ type_id: 4, content: { files: [{}] } })
      expect(exercise.map(({ type_id }: { type_id: number }) => type_id)).toEqual([2, 4])
      expect(baking).toEqual([])
      expect(codes(over)).toEqual(
        expect.arrayContaining(['program_attached', 'page_missing', 'link_lost', 'text_changed']),
      )
    },
  )

  it('is found in the folder in which somebody packed it', async () => {
    const files = Object.fromEntries(
      Object.entries(scormPackage('1.2')).map(([path, bytes]) => [`my course/${path}`, bytes]),
    )
    expect((await take(packOf(files))).over.report.counts).toMatchObject({ lessons: 4, files: 4 })
  })
})

describe('a package made where case makes no difference', () => {
  const page = (href: string) =>
    `<?xml version="1.0"?><manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>Stars</title><item identifier="i1" identifierref="r1"><title>Night sky</title></item></organization></organizations><resources><resource identifier="r1" type="webcontent" adlcp:scormtype="sco" href="${href}"><file href="${href}"/></resource></resources></manifest>`

  it('finds its page, and the pictures of the page, by addresses in another case', async () => {
    const { over, program, units } = await take(
      packOf({
        'imsmanifest.xml': page('a/Index.html'),
        'a/index.html': '<p>Stars are far.</p><img src="IMG/Sky.PNG" alt="Sky">',
        'a/img/sky.png': pictureBytes,
      }),
    )
    expect(outline(program)).toEqual([['Night sky']])
    expect(JSON.stringify(units)).toContain('Stars are far.')
    expect(codes(over)).not.toContain('page_missing')
    expect(codes(over)).not.toContain('picture_lost')
  })

  it('guesses nothing where two files differ by case alone', async () => {
    const { over } = await take(
      packOf({
        'imsmanifest.xml': page('a/INDEX.html'),
        'a/index.html': '<p>One</p>',
        'a/Index.html': '<p>Two</p>',
      }),
    )
    expect(codes(over)).toContain('page_missing')
  })
})

describe('a Common Cartridge', () => {
  it.each(['1.1', '1.3'] as const)('%s becomes a course: pages, quiz, links, files', async (version) => {
    const { over, program, units } = await take(packOf(cartridge(version)), 'flour.imscc')
    expect(over.report).toMatchObject({
      kind: 'common_cartridge',
      counts: { modules: 1, lessons: 6, quizzes: 2, questions: 10, files: 3 },
    })
    expect(await get(`/courses/${over.course_id}`)).toMatchObject({
      title: 'Flour',
      description: 'All about it',
    })
    expect(outline(program)).toEqual([[], ['Unit 1', 'Mills', 'About flour', 'More', 'Talk', 'Tool', 'Film']])
    const [mills, about, more, talk, tool, film] = units
    expect(JSON.stringify(mills)).toContain('"alt":"A mill"')
    expect(JSON.stringify(more)).toContain('https://mill.example/')
    expect(wordsOf(talk[0])).toBe('Which flour do you use?')
    expect(tool).toEqual([])
    expect(film).toMatchObject([{ type_id: 2 }])
    const quiz = await get(`/quizzes/${about[0].content.quiz_id}`)
    expect(quiz).toMatchObject({ name: 'About flour', settings: { attempts_limit: 2 }, issues: [] })
    expect(quiz.content.questions).toMatchObject([
      {
        type: 'single_answer',
        name: 'Which is strong?',
        answers: [{ is_correct: false }, { is_correct: true }],
      },
      {
        type: 'multiple_answer',
        answers: [{ is_correct: true }, { is_correct: true }, { text: 'Rice', is_correct: false }],
      },
      { type: 'single_answer', answers: [{ text: 'True', is_correct: true }, { is_correct: false }] },
      { type: 'fill_gaps', answer_groups: [{ answers: [{ text: 'yeast' }, { text: 'leaven' }] }] },
      { type: 'essay' },
    ])
    expect(codes(over)).toEqual(expect.arrayContaining(['question_lost', 'discussion_lost', 'tool_lost']))
  })
})

describe('a package that means harm', () => {
  const manifest = String(scormPackage('1.2')['imsmanifest.xml'])
  const withManifest = (text: string) => packOf({ ...scormPackage('1.2'), 'imsmanifest.xml': text })
  it.each([
    [
      'declares entities',
      withManifest(
        manifest.replace(
          '<manifest',
          '<!DOCTYPE m [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]><manifest',
        ),
      ),
      'unsafe',
    ],
    [
      'has a manifest that is too large',
      withManifest(`${manifest}<!-- ${Array.from({ length: 800_000 }, (_each, at) => at).join(' ')} -->`),
      'too_large',
    ],
    ['nests without an end', withManifest(`<manifest>${'<item>'.repeat(500)}`), 'unsafe'],
    ['is not closed', withManifest('<manifest><organizations>'), 'broken'],
    [
      'has too many entries',
      withManifest(
        manifest.replace(
          '<item identifier="i1"',
          `${'<item><title>x</title></item>'.repeat(600)}<item identifier="i1"`,
        ),
      ),
      'too_many',
    ],
    ['lists nothing', withManifest('<manifest><organizations/><resources/></manifest>'), 'empty'],
  ])('is refused when it %s', async (_what, bytes, code) => {
    const { over } = await take(bytes)
    expect([over.state, over.error]).toEqual(['failed', code])
  })

  it('reaches no file outside of it', async () => {
    const { over, units } = await take(
      withManifest(manifest.replace('href="welcome.html"', 'href="../../../../etc/passwd"')),
    )
    expect(codes(over)).toContain('page_missing')
    expect(units[0]).toEqual([])
  })
})

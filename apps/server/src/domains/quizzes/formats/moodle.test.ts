import { assert, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findMoodleLosses } from '@lectern/formats/questions/moodle/moodle-losses'
import { isMoodle, readMoodle } from '@lectern/formats/questions/moodle/read-moodle'
import { writeMoodle } from '@lectern/formats/questions/moodle/write-moodle'
import { writeDocument } from '@lectern/formats/questions/markup/write-markup'
import { anyQuestions, countedKeys, sampleQuestions } from '@lectern/formats/questions/testing/any-questions'
import { withoutIds } from '@lectern/formats/questions/testing/without-ids'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { readHtml, readXml } from '../../../platform/documents/read-xml.ts'

const uuid = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const side = 10_000
const picture = { name: 'plant.png', mimeType: 'image/png', base64: 'AAAA', width: side, height: side }

const read = (text: string) =>
  readMoodle(readXml(text), {
    key: countedKeys(),
    gapsName: 'Fill in the gaps',
    readHtml,
    picturesOf: (files) => ({
      take: (source) =>
        files.some(({ attributes }) => source.endsWith(attributes['name'] ?? '?')) ? uuid : null,
      sizeOf: () => ({ width: side, height: side }),
    }),
  })

const outAndIn = (questions: readonly Question[]) =>
  read(writeDocument(writeMoodle(questions, () => picture))).questions

describe('a question bank of Moodle', () => {
  const { matrix: _unknown, ...known } = anyQuestions
  test.each(Object.entries(known))('gives %s back as it was', (_type, any) => {
    assert(
      property(any, (question) => {
        expect(findMoodleLosses(question)).toEqual([])
        const [again] = outAndIn([question])
        expect(again?.notes.filter(({ code }) => code !== 'unready')).toEqual([])
        expect(again?.made && withoutIds(again.made)).toEqual(withoutIds(question))
      }),
      { numRuns: 150 },
    )
  })

  it('keeps pictures of questions, of answers, and labels at their places', () => {
    const images = { image: { uuid, width: 300, height: null, alt: 'A "plant" & its <roots>' } }
    const labels = sampleQuestions.find(({ type }) => type === 'image_labels')
    const choice = sampleQuestions.find(({ type }) => type === 'single_answer')
    if (labels?.type !== 'image_labels' || choice?.type !== 'single_answer') throw new Error('No sample.')
    const pictured: Question = {
      ...choice,
      ...images,
      answers: choice.answers.map((each, at) => ({ ...each, points: 0, ...(at === 0 ? images : {}) })),
    }
    const placed: Question = {
      ...labels,
      image: { ...images.image, width: null, alt: labels.name },
      answers: labels.answers.map((each) => ({ ...each, points: 0 })),
    }
    expect(outAndIn([pictured, placed]).map(({ made }) => made && withoutIds(made))).toEqual(
      [pictured, placed].map(withoutIds),
    )
  })

  it('says of every type what it cannot hold, and writes the others', () => {
    const held = sampleQuestions.filter((question) => !findMoodleLosses(question).includes('not_held'))
    expect(outAndIn(sampleQuestions).map(({ made }) => made?.name)).toEqual(held.map(({ name }) => name))
    expect(sampleQuestions.filter((each) => !held.includes(each)).map(({ type }) => type)).toEqual([
      'paste_word',
      'choose_from_list',
      'multi_choose_from_list',
      'word_from_chars',
      'sentence_from_words',
      'interview',
      'likert_scale',
      'rating',
      'reaction',
      'new_promoter_score',
      'matrix',
      'mmpi',
      'hotspot',
    ])
  })
})

/** Written in the form in which Moodle 4 exports. */
const bank = (...questions: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/top/Botany/Roots</text></category></question>
  ${questions.join('\n')}
</quiz>`

const asked = (type: string, html: string, rest: string) => `<question type="${type}">
  <name><text>Item 12</text></name>
  <questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>
  <generalfeedback format="html"><text></text></generalfeedback>
  <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
  ${rest}</question>`

const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text></text></feedback>${more}</answer>`

const readOne = (question: string) => {
  const [one] = read(bank(question)).questions
  if (!one) throw new Error('Nothing was read.')
  return { ...one, codes: one.notes.map(({ code }) => code) }
}

describe('a file that Moodle exported', () => {
  it('is told as a whole what has no place: titles and categories', () => {
    const file = read(
      bank(asked('truefalse', '<p>Roots drink.</p>', answer(100, 'true') + answer(0, 'false'))),
    )
    expect(file.notes).toEqual([
      { code: 'category_lost', words: 'Botany/Roots' },
      { code: 'title_lost', words: 'Item 12' },
    ])
    expect(file.questions).toMatchObject([
      { name: 'Roots drink.', made: { type: 'yes_no', points: 2 }, notes: [] },
    ])
  })

  it('may be one question alone', () => {
    const alone = asked('truefalse', '<p>Roots drink.</p>', answer(100, 'true') + answer(0, 'false'))
    expect(isMoodle(readXml(alone))).toBe(true)
    expect(read(alone).questions).toMatchObject([{ name: 'Roots drink.', made: { type: 'yes_no' } }])
    expect(isMoodle(readXml('<answer/>'))).toBe(false)
  })

  it.each([
    [
      'multichoice',
      asked(
        'multichoice',
        'Which?',
        `<single>false</single>${answer(50, 'Hair')}${answer(50, 'Tip')}${answer(-100, 'Leaf')}`,
      ),
      'multiple_answer',
      [],
    ],
    [
      'multichoice with shares',
      asked(
        'multichoice',
        'Which?',
        `<single>true</single>${answer(100, 'Hair')}${answer(30, 'Tip')}${answer(0, 'Leaf')}`,
      ),
      'single_answer',
      ['weights_lost'],
    ],
    [
      'shortanswer',
      asked('shortanswer', 'Name it.', `<usecase>0</usecase>${answer(100, 'hair*')}`),
      'fill_gaps',
      ['setting_lost'],
    ],
    [
      'numerical',
      asked(
        'numerical',
        'How long?',
        `${answer(100, '12.5', '<tolerance>0.5</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units><showunits>0</showunits><unitgradingtype>1</unitgradingtype><unitpenalty>0.1</unitpenalty>`,
      ),
      'numeric',
      [],
    ],
    [
      'matching',
      asked(
        'matching',
        'Pair.',
        '<subquestion format="html"><text>Root</text><answer><text>drinks</text></answer></subquestion><subquestion format="html"><text></text><answer><text>sings</text></answer></subquestion><subquestion format="html"><text>Leaf</text><answer><text>breathes</text></answer></subquestion>',
      ),
      'conformity_answer',
      [],
    ],
    [
      'essay',
      asked(
        'essay',
        '<p>Tell.</p>',
        '<responseformat>editor</responseformat><attachments>0</attachments><minwordlimit>20</minwordlimit>',
      ),
      'essay',
      [],
    ],
    [
      'essay with files',
      asked('essay', 'Send it.', '<responseformat>noinline</responseformat><attachments>-1</attachments>'),
      'text_media_answer',
      [],
    ],
    [
      'gapselect',
      asked(
        'gapselect',
        '<p>A root [[1]], a leaf [[2]].</p>',
        '<selectoption><text>drinks</text><group>1</group></selectoption><selectoption><text>breathes</text><group>1</group></selectoption>',
      ),
      'fill_gaps',
      [],
    ],
    [
      'ddwtos',
      asked(
        'ddwtos',
        '<p>A root [[1]].</p>',
        '<dragbox><text>drinks</text><group>1</group></dragbox><dragbox><text>sings</text><group>1</group></dragbox>',
      ),
      'fill_gaps',
      [],
    ],
    [
      'cloze',
      asked(
        'cloze',
        '<p>A root {1:SHORTANSWER:=drinks~%50%sips#Nearly} and a leaf {1:MULTICHOICE:=breathes~sings}.</p>',
        '',
      ),
      'fill_gaps',
      ['feedback_lost', 'weights_lost'],
    ],
    [
      'ordering',
      asked(
        'ordering',
        'Sort.',
        `<gradingtype>ALL_OR_NOTHING</gradingtype>${answer(1, 'Seed')}${answer(2, 'Root')}`,
      ),
      'sorting',
      [],
    ],
    ['description', asked('description', '<p>Read this.</p><p>And this.</p>', ''), 'text_graphic_answer', []],
    [
      'ddmarker',
      asked(
        'ddmarker',
        'Mark it.',
        '<file name="plant.png" path="/" encoding="base64">AAAA</file><drag><no>1</no><text>Root</text><noofdrags>1</noofdrags></drag><drag><no>2</no><text>Leaf</text><noofdrags>1</noofdrags></drag><drop><no>1</no><shape>circle</shape><coords>5000,2500;40</coords><choice>1</choice></drop>',
      ),
      'image_labels',
      ['area_moved'],
    ],
    ['a type that nobody has', asked('stack', 'Solve.', ''), undefined, ['type_unknown']],
    [
      'a table and hints',
      asked(
        'truefalse',
        '<p>See.</p><table><tr><td>a</td><td>b</td></tr></table>',
        `${answer(100, 'true')}<hint format="html"><text>Look again</text></hint>`,
      ),
      'yes_no',
      ['form_lost', 'hint_lost'],
    ],
  ] as const)('with %s becomes a question, and what is lost is said', (_what, text, type, codes) => {
    const one = readOne(text)
    expect([one.made?.type, one.codes]).toEqual([type, codes])
  })

  it('keeps what is asked in its first words, the rest below it, and formulas', () => {
    const html = String.raw`<h4>Growth</h4><p>It is \(x^2\), for <b>5 $</b> and 6 $.</p><script>alert(1)</script><p><img src="@@PLUGINFILE@@/plant.png" alt="A root"></p>`
    const { made } = readOne(asked('truefalse', html, answer(0, 'true') + answer(100, 'false')))
    expect(made).toMatchObject({ name: 'Growth', answers: [{ is_correct: false }, { is_correct: true }] })
    expect(JSON.stringify(made?.description)).toContain('It is $x^2$, for ')
    expect(JSON.stringify(made)).not.toContain('alert')
  })

  it('puts labels at shares of the picture', () => {
    const { made } = readOne(
      asked(
        'ddimageortext',
        'Label.',
        '<file name="plant.png" path="/" encoding="base64">AAAA</file><drag><no>1</no><text>Root</text><draggroup>1</draggroup></drag><drag><no>2</no><text>Stone</text></drag><drop><text>Below</text><no>1</no><choice>1</choice><xleft>5000</xleft><ytop>8500</ytop></drop>',
      ),
    )
    expect(made).toMatchObject({
      statements: [{ text: 'Below', x: 0.5, y: 0.85 }],
      answers: [{ text: 'Root' }, { text: 'Stone', statement_id: null }],
      image: { uuid, alt: 'Label.' },
    })
  })
})

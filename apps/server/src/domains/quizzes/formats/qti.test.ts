import { assert, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { writeDocument } from '@lectern/formats/questions/markup/write-markup'
import { findQtiLosses } from '@lectern/formats/questions/qti/qti-losses'
import { readQtiItem } from '@lectern/formats/questions/qti/read-qti'
import { writeQtiItem } from '@lectern/formats/questions/qti/write-qti'
import { anyQuestions, countedKeys, sampleQuestions } from '@lectern/formats/questions/testing/any-questions'
import { withoutIds } from '@lectern/formats/questions/testing/without-ids'
import { question as questionSchema, type Question } from '@lectern/contract/quizzes/question-types/registry'
import { readHtml, readXml } from '../../../platform/documents/read-xml.ts'

const uuid = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const side = 10_000
const picture = { name: 'plant.png', mimeType: 'image/png', base64: 'AAAA', width: side, height: side }

const read = (text: string) =>
  readQtiItem(
    readXml(text),
    { key: countedKeys(), gapsName: 'Fill in the gaps', readHtml },
    {
      take: (source) => (source.endsWith('plant.png') ? uuid : null),
      sizeOf: () => ({ width: side, height: side }),
    },
  )

const outAndIn = (question: Question) => {
  const item = writeQtiItem(question, 'item-1', () => picture)
  return item && read(writeDocument(item))
}

/** What QTI keeps of any question. */
const held = ({ tags: _tags, ...question }: Question) => ({
  ...question,
  ...(question.type === 'sorting' ? { is_partial: false } : {}),
  ...(question.type === 'essay' ? { words_min: null, words_max: null } : {}),
  ...(question.type === 'text_graphic_answer' ? { points: 0 } : {}),
})

describe('an item of QTI 2.1', () => {
  test.each(Object.entries(anyQuestions))('gives %s back as it was', (_type, any) => {
    assert(
      property(any, (made) => {
        const question: Question = { ...made, ...held(made) }
        delete question.tags
        expect(findQtiLosses(question)).toEqual([])
        const again = outAndIn(question)
        expect(again?.notes.filter(({ code }) => code !== 'unready')).toEqual([])
        expect(again?.made && withoutIds(again.made)).toEqual(withoutIds(question))
      }),
      { numRuns: 100 },
    )
  })

  test.each(['hotspot', 'image_labels', 'interview'] as const)('gives a sample of %s back', (type) => {
    const sample = sampleQuestions.find((each) => each.type === type)
    if (sample?.type !== type) throw new Error('No sample.')
    const answers = sample.answers.map((each) => ({
      ...each,
      ...('points' in each ? { points: 0 } : {}),
      ...('type' in each ? { type: 1 } : {}),
    }))
    const question = questionSchema.parse({ ...sample, answers })
    expect(withoutIds(outAndIn(question)?.made ?? question)).toEqual(withoutIds(question))
    expect(outAndIn(question)?.notes).toEqual([])
  })

  it('says of every type what it cannot hold', () => {
    expect(sampleQuestions.filter((each) => !outAndIn(each)).map(({ type }) => type)).toEqual(
      sampleQuestions.filter((each) => findQtiLosses(each).includes('not_held')).map(({ type }) => type),
    )
  })
})

/** Written in the form in which TAO exports items of 2.2. */
const tao = (declarations: string, body: string, rest = '') => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="i1" title="Item 4" label="Item 4" xml:lang="en-US" adaptive="false" timeDependent="false" toolName="TAO" toolVersion="3.4">
  ${declarations}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="2"/>
  <stylesheet href="style/custom/tao-user-styles.css" type="text/css" media="all" title=""/>
  <itemBody><div class="grid-row"><div class="col-12">${body}</div></div></itemBody>
  ${rest}
</assessmentItem>`

const declare = (cardinality: string, baseType: string, values: readonly string[], more = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values.map((value) => `<value><![CDATA[${value}]]></value>`).join('')}</correctResponse>${more}</responseDeclaration>`

/** Written in the form of the examples of QTI 3.0. */
const third = (declarations: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="item" title="Third" time-dependent="false">
  ${declarations}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-item-body>${body}</qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
</qti-assessment-item>`

const told = (text: string) => {
  const { made, notes } = read(text)
  return [made?.type, notes.map(({ code }) => code)]
}

describe('an item of another system', () => {
  const choices =
    '<simpleChoice identifier="a">Hair<feedbackInline identifier="a" outcomeIdentifier="F" showHide="show">Yes</feedbackInline></simpleChoice><simpleChoice identifier="b">Leaf</simpleChoice>'

  it.each([
    [
      'choice with a prompt',
      tao(
        declare('single', 'identifier', ['a']),
        `<p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>Which part drinks?</prompt>${choices}</choiceInteraction>`,
      ),
      ['single_answer', ['feedback_lost']],
    ],
    [
      'weights',
      tao(
        declare(
          'multiple',
          'identifier',
          [],
          '<mapping defaultValue="0"><mapEntry mapKey="a" mappedValue="2"/><mapEntry mapKey="b" mappedValue="-1"/></mapping>',
        ),
        `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which?</prompt>${choices}</choiceInteraction>`,
      ),
      ['multiple_answer', ['feedback_lost', 'weights_lost']],
    ],
    [
      'its own rules',
      tao(
        declare('single', 'identifier', ['a']),
        `<choiceInteraction responseIdentifier="RESPONSE"><prompt>Which?</prompt>${choices}</choiceInteraction>`,
        '<responseProcessing><setOutcomeValue identifier="SCORE"><randomFloat min="0" max="1"/></setOutcomeValue></responseProcessing>',
      ),
      ['single_answer', ['feedback_lost', 'scoring_lost']],
    ],
    [
      'a slider',
      tao(
        declare('single', 'integer', ['16']),
        '<sliderInteraction responseIdentifier="RESPONSE" lowerBound="0" upperBound="100"><prompt>How many?</prompt></sliderInteraction>',
      ),
      ['numeric', ['setting_lost']],
    ],
    [
      'pairs without sides',
      tao(
        declare('multiple', 'pair', ['A B']),
        '<associateInteraction responseIdentifier="RESPONSE" maxAssociations="1"><prompt>Pair them.</prompt><simpleAssociableChoice identifier="A" matchMax="1">Root</simpleAssociableChoice><simpleAssociableChoice identifier="B" matchMax="1">drinks</simpleAssociableChoice><simpleAssociableChoice identifier="C" matchMax="1">sings</simpleAssociableChoice></associateInteraction>',
      ),
      ['conformity_answer', ['setting_lost']],
    ],
    [
      'a picture to press',
      tao(
        declare('single', 'identifier', ['h1']),
        '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Where is the root?</prompt><object data="assets/plant.png" type="image/png" width="400" height="200"/><hotspotChoice identifier="h1" shape="circle" coords="200,100,20"/><hotspotChoice identifier="h2" shape="rect" coords="0,0,80,40"/></hotspotInteraction>',
      ),
      ['hotspot', []],
    ],
    [
      'two kinds of answers at once',
      tao(
        declare('single', 'identifier', ['a']),
        `<choiceInteraction responseIdentifier="RESPONSE">${choices}</choiceInteraction><extendedTextInteraction responseIdentifier="R2"/>`,
      ),
      [undefined, ['several_blocks']],
    ],
    [
      'an interaction of its own',
      tao(
        '',
        '<p>Draw.</p><customInteraction responseIdentifier="RESPONSE"><portableCustomInteraction/></customInteraction>',
      ),
      [undefined, ['type_unknown']],
    ],
    [
      '3.0, order',
      third(
        '<qti-response-declaration identifier="RESPONSE" cardinality="ordered" base-type="identifier"><qti-correct-response><qti-value>b</qti-value><qti-value>a</qti-value></qti-correct-response></qti-response-declaration>',
        '<qti-order-interaction response-identifier="RESPONSE" shuffle="true"><qti-prompt>Sort.</qti-prompt><qti-simple-choice identifier="a">Root</qti-simple-choice><qti-simple-choice identifier="b">Seed</qti-simple-choice></qti-order-interaction>',
      ),
      ['sorting', []],
    ],
    [
      '3.0, fields in a text',
      third(
        '<qti-response-declaration identifier="R1" cardinality="single" base-type="string"><qti-correct-response><qti-value>York</qti-value></qti-correct-response></qti-response-declaration><qti-response-declaration identifier="R2" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>s</qti-value></qti-correct-response></qti-response-declaration>',
        '<p>The sun of <qti-text-entry-interaction response-identifier="R1"/> and this <qti-inline-choice-interaction response-identifier="R2"><qti-inline-choice identifier="s">summer</qti-inline-choice><qti-inline-choice identifier="w">winter</qti-inline-choice></qti-inline-choice-interaction>.</p>',
      ),
      ['fill_gaps', []],
    ],
  ])('with %s becomes a question, and what is lost is said', (_what, text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it('is worth what it says, and asks what stands around and in its prompt', () => {
    const { made } = read(
      tao(
        declare('single', 'identifier', ['a']),
        `<p>Look at this.</p><choiceInteraction responseIdentifier="RESPONSE"><prompt>Which part drinks?</prompt>${choices}</choiceInteraction>`,
      ),
    )
    expect(made).toMatchObject({ name: 'Look at this.', description: 'Which part drinks?', points: 2 })
    expect(made).toMatchObject({
      answers: [
        { text: 'Hair', is_correct: true },
        { text: 'Leaf', is_correct: false },
      ],
    })
  })
})

describe('words of an item beside its question', () => {
  const item = (body: string, declared = '') =>
    read(
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Habits" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="${declared || 'identifier'}"/><itemBody>${body}</itemBody></assessmentItem>`,
    )
  const choice = (prompt: string) =>
    `<choiceInteraction responseIdentifier="R" maxChoices="1">${prompt}<simpleChoice identifier="a">1</simpleChoice><simpleChoice identifier="b">2</simpleChoice></choiceInteraction>`
  const rubric = '<rubricBlock view="author candidate"><p>One means never.</p></rubricBlock>'

  it('are its description where they instruct the candidate, before the prompt too', () => {
    expect(item(`${rubric}${choice('<prompt>I read daily.</prompt>')}`)).toMatchObject({
      made: { name: 'I read daily.', description: 'One means never.' },
      notes: [],
    })
    expect(item(`${rubric}${choice('')}`).made).toMatchObject({
      name: 'Habits',
      description: 'One means never.',
    })
  })

  it('stand before a text with gaps once', () => {
    const made = item(
      `${rubric}<p>I read <textEntryInteraction responseIdentifier="R"/> a day.</p>`,
      'string',
    ).made
    expect(made).toMatchObject({ name: 'Habits', description: 'One means never.' })
    expect(JSON.stringify(made).match(/One means never/g)).toHaveLength(1)
  })

  it('are left out where they are for who marks it', () => {
    const read = item(
      `<rubricBlock view="scorer"><p>Give one.</p></rubricBlock>${choice('<prompt>I read daily.</prompt>')}`,
    )
    expect(read.made).toMatchObject({ name: 'I read daily.', description: '' })
    expect(read.notes).toMatchObject([{ code: 'setting_lost' }])
  })

  it('are kept inside an object that is no picture', () => {
    const read = item(
      `${choice('<prompt>I read daily.</prompt>')}<object type="text/html" data="passage.html"><p>The passage itself.</p></object>`,
    )
    expect(read.made).toMatchObject({ name: 'I read daily.', description: 'The passage itself.' })
    expect(read.notes).toMatchObject([{ code: 'form_lost' }])
  })
})

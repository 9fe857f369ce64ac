import { describe, expect, it } from 'vitest'
import { applyEdit, readQuestions, recogniseFormat } from '../read-questions.ts'
import { textFormats } from '../reading.ts'

const read = (text: string, format = recogniseFormat(text)) => {
  let made = 0
  return readQuestions(text, format, 200, { key: () => `plain-key-${(made += 1)}`, gapsName: 'Fill in' })
}
const rightOf = (text: string) =>
  read(text).questions.map(({ made }) => ({
    type: made?.type,
    name: made?.name,
    right:
      made && 'answers' in made
        ? made.answers.flatMap((each) => ('is_correct' in each && each.is_correct ? [each.text] : []))
        : [],
  }))
const notesOf = (text: string) =>
  read(text).questions.flatMap(({ notes }) => notes.map(({ code, line }) => `${code} ${line}`))

/** The text after the first press that is offered, again and again. */
const pressed = (text: string): string => {
  const [mend] = read(text).questions.flatMap(({ notes }) => notes.flatMap(({ mends }) => mends))
  return mend ? pressed(applyEdit(text, mend.edit)) : text
}

describe('options of a plain text', () => {
  it.each([
    ['a star before', '1. Which?\n*a) Ann\nb) Bob\nc) Cid'],
    ['a star behind', 'Which?\nAnn*\nBob\nCid'],
    ['plus and minus', 'Which?\n+ Ann\n- Bob\n- Cid'],
    ['a mark in brackets', 'Which?\n(x) Ann\n( ) Bob\n( ) Cid'],
    ['a tick', 'Which?\n✓ Ann\n- Bob\n- Cid'],
    ['a letter', 'Which?\nA. Ann\nB. Bob\nC. Cid\n\nAnswer: A'],
    ['a Cyrillic letter', 'Which?\nа) Ann\nб) Bob\nв) Cid\nВідповідь: а'],
    ['words', 'Which?\n- Ann\n- Bob\n- Cid\nОтвет: ann'],
    ['a letter without letters', 'Which?\n* Ann\n* Bob\n* Cid\nAnswer: a'],
    ['numbers', 'Which?\n1) Ann *\n2) Bob\n3) Cid'],
    ['Windows lines', 'Which?\r\n*a) Ann\r\nb) Bob\r\nc) Cid\r\n'],
    ['a row', 'Which?\tAnn *\tBob\tCid'],
    ['columns', 'Question\tA\tB\tC\tAnswer\nWhich?\tAnn\tBob\tCid\tA'],
  ])('are marked by %s', (_what, text) => {
    expect(rightOf(text)).toEqual([{ type: 'single_answer', name: 'Which?', right: ['Ann'] }])
    expect(notesOf(text)).toEqual([])
  })

  it('may be right together', () => {
    const right = [{ type: 'multiple_answer', name: 'Which?', right: ['Ann', 'Cid'] }]
    expect(rightOf('Which?\n[x] Ann\n[ ] Bob\n[x] Cid')).toEqual(right)
    expect(rightOf('Which?\na) Ann\nb) Bob\nc) Cid\nAnswer: AC')).toEqual(right)
    expect(rightOf('Which?\n- Ann\n- Bob\n- Cid\nAnswer: Ann and Cid')).toEqual(right)
  })

  it('belong to their question over an empty line', () => {
    expect(rightOf('Which?\n\n*a) Ann\nb) Bob\n\nWho?\n\na) Cid\n*b) Dan').map(({ right }) => right)).toEqual(
      [['Ann'], ['Dan']],
    )
  })
})

describe('a plain text', () => {
  it.each([
    ['Rye needs water. (T)', 'yes_no'],
    ['Rye needs water.\nAnswer: false', 'yes_no'],
    ['Жито потребує води. (так)', 'yes_no'],
    ['The salt is {2|two} per cent.', 'fill_gaps'],
    ['The salt is [two] per cent.', 'fill_gaps'],
    ['The salt is ____ per cent.\nAnswer: two|2', 'fill_gaps'],
    ['How much salt?\nAnswer: 2', 'numeric'],
    ['What rises?\nAnswer: the dough', 'fill_gaps'],
    ['What rises?\tthe dough', 'fill_gaps'],
    ['Put in order: feed, wait, bake', 'sorting'],
    ['Match\nripe = doubled\nbaked = hollow', 'conformity_answer'],
    ['1. Match\nripe\tdoubled\nbaked\thollow', 'conformity_answer'],
    ['Why?\n_____', 'text_media_answer'],
  ])('%j is understood', (text, type) => {
    expect(read(text).questions.map(({ made }) => made?.type)).toEqual([type])
    expect(notesOf(text)).toEqual([])
  })

  it('keeps comments, points and words before the options', () => {
    expect(
      read('Which?\nLook closely.\n*a) Ann\nb) Bob\nComment: She is.\nPoints: 2').questions[0]?.made,
    ).toMatchObject({ description: 'Look closely.', comment: 'She is.', points: 2 })
  })

  it.each([
    ['a line among pairs', 'Match\nripe = doubled\nbaked = hollow\ndomed and wobbly', ['no_sign 4']],
    ['a name that is no option', 'Which?\n- Rye\n- Rice\nAnswer: rye (spelt too)', ['answer_unknown 4']],
    ['options of which none is right', '1. Which?\na) Ann\nb) Bob', ['no_right 1']],
    ['a line among options', '1. Which?\n*a) Ann\nand more\nb) Bob', ['line_unknown 3']],
    ['a question alone', 'Why is the sky up?', ['no_answer 1']],
    ['an empty gap', 'The salt is ___ per cent.', ['gap_unkeyed 1', 'unready 1']],
    ['a row without a right one', 'Which?\tAnn\tBob\nWho?\tCid *\tDan', ['no_right 1']],
  ])('is understood after a press: %s', (_what, text, notes) => {
    expect(notesOf(text)).toEqual(notes)
    const mended = pressed(text)
    expect(notesOf(mended)).toEqual([])
    expect(read(mended).questions.every(({ made }) => made)).toBe(true)
  })

  it('is told from tables, Aiken and GIFT', () => {
    expect(recogniseFormat('Which?\nA. Ann\nB. Bob\nANSWER: A')).toBe('aiken')
    expect(recogniseFormat('a\tb\n\nc\td')).toBe('table')
    expect(recogniseFormat('Which?{\n=Ann\n~Bob}')).toBe('gift')
    expect(recogniseFormat('The salt is {2|two} per cent.')).toBe('plain')
  })

  it('in Aiken needs no empty lines', () => {
    const one = 'Which?\nA. Ann\nB. Bob\nANSWER: B\n'
    expect(rightOf(one + one).map(({ right }) => right)).toEqual([['Bob'], ['Bob']])
  })
})

describe('what nobody writes', () => {
  const nasty = [
    '*',
    '_',
    '[',
    '{',
    '(',
    '\t',
    '\n',
    '\\',
    '=',
    '~ ',
    '#',
    '::',
    '<',
    ', ',
    '1. a\n',
    'a) b\n',
    '_ [',
    '[tag:',
    '// [tag:a]',
    'a = b\n',
    ' and ',
    'Answer: a;',
    '%1',
    '{=a',
    'a\t',
  ]
  it.each(textFormats)('is answered in the time of one pass: %s', (format) => {
    for (const piece of nasty) {
      const text = `Q\n- a\n- b\n${piece.repeat(Math.floor(999_980 / piece.length))}`
      expect(read(text, format)).toMatchObject({ isTooLong: false })
    }
  })

  it('is not read beyond its limits', () => {
    expect(read('a'.repeat(1_000_001))).toMatchObject({ isTooLong: true, questions: [] })
    const many = read('Is it? (T)\n\n'.repeat(230))
    expect([many.questions.length, many.left]).toEqual([200, 30])
    expect(notesOf(`Is it ${'so '.repeat(1000)}? (T)`)).toEqual(['too_big 1'])
  })
})

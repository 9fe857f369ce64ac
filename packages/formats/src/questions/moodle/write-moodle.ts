import { isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import type { AuthorText, Picture, Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { doByType, type ByType } from '../file/by-type.ts'
import type { OutPictures } from '../file/write-file.ts'
import type { Markup } from '@lectern/contract/kernel/markup'
import { markupOfPicture, markupOfText, writeFormulas } from '../markup/markup-of-text.ts'
import { element, writeMarkup } from '../markup/write-markup.ts'
import { isHeldByMoodle, isOfChips } from './moodle-losses.ts'
import { writeChips, writeClozeText } from './write-moodle-gaps.ts'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

const text = (words: string): Markup => element('text', {}, words)

/** A field of HTML with the pictures that it names. */
const field = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  markup: readonly Markup[],
  images: readonly (Picture | null | undefined)[],
  pictures: OutPictures,
): Markup => {
  const shown = images.flatMap((image) => {
    const out = image && pictures(image.uuid)
    return image && out ? [{ image, out }] : []
  })
  const drawn = shown.map(({ image, out }) =>
    element('p', {}, markupOfPicture(image, `@@PLUGINFILE@@/${encodeURIComponent(out.name)}`)),
  )
  return element(
    name,
    { ...attributes, format: 'html' },
    text([...markup, ...drawn].map(writeMarkup).join('')),
    shown.map(({ out }) => element('file', { name: out.name, path: '/', encoding: 'base64' }, out.base64)),
  )
}

const plainField = (name: string, words: AuthorText): Markup =>
  element(name, { format: 'html' }, text(markupOfText(words).map(writeMarkup).join('')))

const thingField = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  { text: words, image }: Pick<Thing, 'text' | 'image'>,
  pictures: OutPictures,
): Markup =>
  field(name, attributes, words === '' ? [] : [element('p', {}, writeFormulas(words))], [image], pictures)

const share = (count: number): string => String(Number((100 / Math.max(1, count)).toFixed(5)))

const choiceParts = (
  question: Of<'single_answer'> | Of<'multiple_answer'>,
  pictures: OutPictures,
): Markup[] => {
  const isSingle = question.type === 'single_answer'
  const right = question.answers.filter(({ is_correct }) => is_correct).length
  const gain = isSingle ? '100' : share(right)
  const loss = isSingle ? '0' : `-${share(question.answers.length - right)}`
  return [
    element('single', {}, String(isSingle)),
    element('shuffleanswers', {}, String(question.shuffle_answers)),
    element('answernumbering', {}, 'none'),
    ...question.answers.map((each) =>
      thingField('answer', { fraction: each.is_correct ? gain : loss }, each, pictures),
    ),
  ]
}

const trueFalseParts = ({ answers: [yes, no] }: Of<'yes_no'>): Markup[] =>
  [
    { words: 'true', isRight: yes.is_correct },
    { words: 'false', isRight: no.is_correct },
  ].map(({ words, isRight }) =>
    element('answer', { fraction: isRight ? 100 : 0, format: 'moodle_auto_format' }, text(words)),
  )

const plainNumber = (written: string): string => String(readNumber(written)[0] ?? written)

const numericParts = (question: Of<'numeric'>): Markup[] => {
  const [range = 0] = readNumber(question.tolerance)
  const tolerance = (value: string) =>
    question.tolerance_type === 'percent'
      ? String(Number(((Math.abs(Number(value)) * range) / 100).toPrecision(12)))
      : question.tolerance || '0'
  const hasUnits = question.unit_type === 'typed' || question.unit_type === 'chosen'
  return [
    ...question.answers.map(({ text: written }) =>
      element(
        'answer',
        { fraction: 100, format: 'moodle_auto_format' },
        text(plainNumber(written)),
        element('tolerance', {}, tolerance(plainNumber(written))),
      ),
    ),
    ...(hasUnits
      ? [
          element('unitgradingtype', {}, '1'),
          element('unitpenalty', {}, String(Number((1 - question.unit_share / 100).toFixed(2)))),
          element('showunits', {}, question.unit_type === 'typed' ? '0' : '2'),
          element(
            'units',
            {},
            question.units.map(({ text: name, factor }, at) =>
              element(
                'unit',
                {},
                element('multiplier', {}, at === 0 ? '1' : multiplierOf(factor)),
                element('unit_name', {}, name),
              ),
            ),
          ),
        ]
      : [element('showunits', {}, '3')]),
  ]
}

const multiplierOf = (factor: string): string => {
  const [value = 0] = readNumber(factor)
  return value > 0 ? String(Number((1 / value).toPrecision(15))) : '0'
}

const matchingParts = (question: Of<'conformity_answer'>, pictures: OutPictures): Markup[] => {
  const words = new Map(question.answers.map(({ id, text: answer }) => [id, answer]))
  const bound = new Set(question.binds.map(({ answer_id }) => answer_id))
  const answer = (said: string) => element('answer', {}, text(said))
  return [
    element('shuffleanswers', {}, 'true'),
    ...question.statements.map((each) => {
      const bind = question.binds.find(({ statement_id }) => statement_id === each.id)
      const pair = thingField('subquestion', {}, each, pictures)
      return { ...pair, children: [...pair.children, answer(words.get(bind?.answer_id ?? '') ?? '')] }
    }),
    ...question.answers
      .filter(({ id }) => !bound.has(id))
      .map(({ text: said }) => element('subquestion', { format: 'html' }, text(''), answer(said))),
  ]
}

const orderingParts = (question: Of<'sorting'>, pictures: OutPictures): Markup[] => [
  element('layouttype', {}, 'VERTICAL'),
  element('selecttype', {}, 'ALL'),
  element('selectcount', {}, '0'),
  element('gradingtype', {}, question.is_partial ? 'ABSOLUTE_POSITION' : 'ALL_OR_NOTHING'),
  element('showgrading', {}, 'SHOW'),
  ...question.answers.map((each, at) =>
    thingField('answer', { fraction: `${at + 1}.0000000` }, each, pictures),
  ),
]

const essayParts = (
  form: 'editor' | 'noinline',
  attachments: string,
  limits: { readonly least?: number | null; readonly most?: number | null; readonly guide?: string } = {},
): Markup[] => [
  element('responseformat', {}, form),
  element('responserequired', {}, form === 'editor' ? '1' : '0'),
  element('responsefieldlines', {}, '15'),
  ...(limits.least ? [element('minwordlimit', {}, limits.least)] : []),
  ...(limits.most ? [element('maxwordlimit', {}, limits.most)] : []),
  element('attachments', {}, attachments),
  element('attachmentsrequired', {}, '0'),
  plainField('graderinfo', limits.guide ?? ''),
  plainField('responsetemplate', ''),
]

const labelParts = (question: Of<'image_labels'>, pictures: OutPictures): Markup[] => {
  const ground = question.image && pictures(question.image.uuid)
  if (!ground) return []
  const number = (id: string | null) => question.answers.findIndex((each) => each.statement_id === id) + 1
  const place = (share: number, side: number) => String(Math.round(share * side))
  return [
    element('file', { name: ground.name, path: '/', encoding: 'base64' }, ground.base64),
    ...question.answers.map(({ text: words }, at) =>
      element(
        'drag',
        {},
        element('no', {}, at + 1),
        text(writeMarkup(writeFormulas(words))),
        element('draggroup', {}, '1'),
      ),
    ),
    ...question.statements.map(({ id, text: words, x, y }, at) =>
      element(
        'drop',
        {},
        text(words),
        element('no', {}, at + 1),
        element('choice', {}, number(id)),
        element('xleft', {}, place(x, ground.width)),
        element('ytop', {}, place(y, ground.height)),
      ),
    ),
  ]
}

const shortParts = (forms: readonly { readonly text: string }[], isExact: boolean): Markup[] => [
  element('usecase', {}, isExact ? '1' : '0'),
  ...forms.map((form) => element('answer', { fraction: 100, format: 'moodle_auto_format' }, text(form.text))),
]

/** A gap with nothing beside it is Moodle's short answer. */
const loneGap = ({ text: words, answer_groups }: Of<'fill_gaps'>) => {
  const [gap, ...more] = answer_groups
  return gap && more.length === 0 && isTypedGap(gap) && words.trim() === `[[${gap.id}]]` ? gap : undefined
}

interface Written {
  readonly type: string
  readonly parts: readonly Markup[]
  /** What stands as its text, where that is not what it asks. */
  readonly body?: string
}

const guideOf = ({ words_min, words_max, marking_guide }: Of<'essay'>) => ({
  least: words_min,
  most: words_max,
  guide: marking_guide.map(({ criterion, points }) => `${criterion} — ${points}`).join('\n'),
})

const openParts = ({
  can_upload,
  text_answer_type_id,
}: Of<'text_media_answer'> | Of<'text_graphic_answer'>): Markup[] =>
  essayParts(text_answer_type_id === textAnswerType.none ? 'noinline' : 'editor', can_upload ? '-1' : '0')

const writeGaps = (question: Of<'fill_gaps'>): Written => {
  const lone = loneGap(question)
  if (lone) return { type: 'shortanswer', parts: shortParts(lone.answers, question.case_sensitive) }
  if (isOfChips(question)) return { type: 'ddwtos', ...writeChips(question) }
  return { type: 'cloze', parts: [], body: writeClozeText(question) }
}

const writers: ByType<[OutPictures], Written> = {
  single_answer: (question, pictures) => ({ type: 'multichoice', parts: choiceParts(question, pictures) }),
  multiple_answer: (question, pictures) => ({ type: 'multichoice', parts: choiceParts(question, pictures) }),
  yes_no: (question) => ({ type: 'truefalse', parts: trueFalseParts(question) }),
  numeric: (question) => ({ type: 'numerical', parts: numericParts(question) }),
  conformity_answer: (question, pictures) => ({ type: 'matching', parts: matchingParts(question, pictures) }),
  sorting: (question, pictures) => ({ type: 'ordering', parts: orderingParts(question, pictures) }),
  paste_word: ({ statements, case_sensitive }) => ({
    type: 'shortanswer',
    parts: shortParts(statements[0]?.answers ?? [], case_sensitive),
  }),
  image_labels: (question, pictures) => ({ type: 'ddimageortext', parts: labelParts(question, pictures) }),
  fill_gaps: (question) => writeGaps(question),
  essay: (question) => ({ type: 'essay', parts: essayParts('editor', '0', guideOf(question)) }),
  text_media_answer: (question) => ({ type: 'essay', parts: openParts(question) }),
  text_graphic_answer: (question) =>
    question.is_answer_enabled
      ? { type: 'essay', parts: openParts(question) }
      : { type: 'description', parts: [] },
}

const writeQuestion = (question: Question, pictures: OutPictures): Markup[] => {
  const written = isHeldByMoodle(question) ? doByType(writers, question, pictures) : undefined
  if (!written) return []
  const asked = [element('p', {}, writeFormulas(question.name)), ...markupOfText(question.description)]
  // The picture that labels are put on is a file of its own.
  const images = written.type === 'ddimageortext' ? [] : [question.image]
  const body =
    written.body === undefined
      ? field('questiontext', {}, asked, images, pictures)
      : element('questiontext', { format: 'html' }, text(written.body))
  return [
    element(
      'question',
      { type: written.type },
      element('name', {}, text(question.name)),
      body,
      plainField('generalfeedback', question.comment),
      element('defaultgrade', {}, String(question.points)),
      element('penalty', {}, '0'),
      element('hidden', {}, '0'),
      ...written.parts,
      tagsOf(question),
    ),
  ]
}

const tagsOf = ({ tags = [] }: Question): Markup | false =>
  tags.length > 0 &&
  element(
    'tags',
    {},
    tags.map((tag) => element('tag', {}, text(tag))),
  )

/** The questions as a question bank of Moodle. Those that it cannot hold are left out. */
export const writeMoodle = (questions: readonly Question[], pictures: OutPictures): Markup =>
  element(
    'quiz',
    {},
    questions.flatMap((question) => writeQuestion(question, pictures)),
  )

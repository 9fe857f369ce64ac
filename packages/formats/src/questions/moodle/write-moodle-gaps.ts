import { isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { splitGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Markup } from '@lectern/contract/kernel/markup'
import { writeFormulas } from '../markup/markup-of-text.ts'
import { element, writeMarkup } from '../markup/write-markup.ts'
import { writeClozeWords } from './cloze.ts'

type Gaps = Extract<Question, { type: 'fill_gaps' }>
type Gap = Gaps['answer_groups'][number]

const inHtml = (words: string): string => writeMarkup(writeFormulas(words))

/** The lines of a text as paragraphs, with something written for each gap. */
const paragraphs = (text: string, write: (gap: string) => string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = splitGaps(line).map((part) => ('gap' in part ? write(part.gap) : inHtml(part.words)))
      return `<p>${parts.join('')}</p>`
    })
    .join('')

const clozeGap = (gap: Gap, isExact: boolean): string => {
  const kind = isTypedGap(gap) ? (isExact ? 'SHORTANSWER_C' : 'SHORTANSWER') : 'MULTICHOICE'
  const answers = gap.answers.map(({ text, is_correct }) => {
    // Words that begin like a weight or a sign get a weight before them.
    const weight = /^[=%]/.test(text) ? `%${is_correct ? 100 : 0}%` : ''
    return `${is_correct ? '=' : ''}${weight}${inHtml(writeClozeWords(text))}`
  })
  return `{1:${kind}:${answers.join('~')}}`
}

/** The text with its answers in it, as Moodle's embedded answers. */
export const writeClozeText = ({ text, answer_groups, case_sensitive }: Gaps): string => {
  const groups = new Map(answer_groups.map((group) => [group.id, group]))
  return paragraphs(text, (id) => {
    const gap = groups.get(id)
    return gap ? clozeGap(gap, case_sensitive) : ''
  })
}

/** The text with numbers in it, and the chips that they name: the right ones first. */
export const writeChips = ({ text, answer_groups }: Gaps): { parts: readonly Markup[]; body: string } => {
  const right = answer_groups.flatMap(({ id, answers }) =>
    answers
      .filter(({ is_correct }) => is_correct)
      .slice(0, 1)
      .map((answer) => ({ id, answer })),
  )
  const others = answer_groups
    .flatMap(({ answers }) => answers)
    .filter((answer) => !right.some((each) => each.answer === answer))
  const numbers = new Map(right.map(({ id }, at) => [id, at + 1]))
  const chips = [...right.map(({ answer }) => answer), ...others]
  return {
    parts: [
      element('shuffleanswers', {}, '1'),
      ...chips.map((chip) =>
        element('dragbox', {}, element('text', {}, inHtml(chip.text)), element('group', {}, '1')),
      ),
    ],
    body: paragraphs(text, (id) => (numbers.has(id) ? `[[${numbers.get(id)}]]` : '')),
  }
}

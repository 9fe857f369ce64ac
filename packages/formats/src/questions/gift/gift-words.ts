import { plainOfHtml } from '../plain-of-html.ts'
import { readSigns, writeSigns } from './gift-signs.ts'

const mark = /^\s*\[(html|moodle|plain|markdown)\]/i

/** The mark of a form at the beginning of a text, and the form itself; an answer has the form of its question without one. */
const cutMark = (text: string, inherited: string): { readonly found: string; readonly form: string } => {
  const [found = '', form = inherited] = mark.exec(text) ?? []
  return { found, form: form.toLowerCase() }
}

export const formOf = (text: string): string => cutMark(text, '').form

/** A block may say its form before its title too. */
export const markBefore = (text: string): string => {
  const { found } = cutMark(text, '')
  return text.slice(found.length).trimStart().startsWith('::') ? found : ''
}

/** The words of any text of GIFT: what is asked, an answer, a comment. */
export const readWords = (
  text: string,
  inherited = '',
): { readonly words: string; readonly hadForm: boolean } => {
  const { found, form } = cutMark(text, inherited)
  const words = readSigns(text.slice(found.length))
  return form === 'html' ? plainOfHtml(words) : { words, hadForm: false }
}

/** Words as GIFT has them; those that begin like the mark of a form say first that they are plain. */
export const writeWords = (words: string): string => {
  const text = writeSigns(words)
  return mark.test(text) ? `[plain]${text}` : text
}

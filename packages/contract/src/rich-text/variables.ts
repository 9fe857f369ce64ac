import type { TextNode } from './lesson-text.ts'

/** What an author may write in double braces (document 001 §5): each reader gets the words that it stands for. */
export const variableNames = [
  'student_name',
  'student_first_name',
  'course_name',
  'lesson_name',
  'school_name',
  'today',
] as const
export type VariableName = (typeof variableNames)[number]

/** What each variable stands for, to one reader. */
export type VariableValues = Readonly<Record<VariableName, string>>

/** The form in which the editor writes one. */
export const variableText = (name: VariableName): string => `{{${name}}}`

/** A stretch of words: plain, a variable, or what looks like one whose name nobody knows. */
export interface VariablePart {
  readonly text: string
  /** Where it begins in the words. */
  readonly at: number
  readonly kind: 'words' | 'known' | 'unknown'
  readonly name: VariableName | null
}

const names: ReadonlySet<string> = new Set(variableNames)
const isKnown = (name: string): name is VariableName => names.has(name)

/** A name has no braces, and no more letters than anybody would give one. */
const pattern = /\{\{[ \u00A0]{0,5}([\p{L}_][\p{L}\p{N}_.-]{0,60})[ \u00A0]{0,5}\}\}/gu

/** Words with their variables apart, in order; the parts together are the words. */
export const variableParts = (words: string): VariablePart[] => {
  if (!words.includes('{{')) return words === '' ? [] : [{ text: words, at: 0, kind: 'words', name: null }]
  const parts: VariablePart[] = []
  let after = 0
  const plainUntil = (end: number) => {
    if (end > after) parts.push({ text: words.slice(after, end), at: after, kind: 'words', name: null })
  }
  for (const { 0: text, 1: name = '', index } of words.matchAll(pattern)) {
    plainUntil(index)
    const known = isKnown(name) ? name : null
    parts.push({ text, at: index, kind: known ? 'known' : 'unknown', name: known })
    after = index + text.length
  }
  plainUntil(words.length)
  return parts
}

/** Whether the braces in these words are meant as they stand: a code shows what it says. */
export const isCode = ({ marks = [] }: Pick<TextNode, 'marks'>): boolean =>
  marks.some(({ type }) => type === 'code')

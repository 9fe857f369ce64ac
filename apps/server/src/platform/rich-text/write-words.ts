import {
  variableNames,
  variableParts,
  type VariableName,
  type VariableValues,
} from '@lectern/contract/rich-text/variables'
import { element, escapeHtml } from './write-html.ts'

/** Writes words that a reader sees. */
export type WriteWords = (words: string) => string

/**
 * Words in which the places of variables are marked for `fillVariables`. Only elements mark them, and words of an author can become no
 * element: nobody but this file makes such a place. No attribute holds one.
 */
export const withVariables: WriteWords = (words) =>
  variableParts(words)
    .map(({ text, name }) =>
      name === null ? escapeHtml(text) : element('span', { 'data-variable': name }, escapeHtml(text)),
    )
    .join('')

const place = /<span data-variable="([a-z_]+)">[^<]*<\/span>/g

/** Whether a text says something else to each reader. */
export const hasVariables = (html: string): boolean => html.includes('<span data-variable="')

const isName = (name: string): name is VariableName => variableNames.some((each) => each === name)

/**
 * A text as one reader gets it: each variable gives way to its words, which become no markup, and in which no variable is looked for
 * again (THREATS.md T44).
 */
export const fillVariables = (html: string, values: VariableValues): string =>
  html.replaceAll(place, (whole: string, name: string) => (isName(name) ? escapeHtml(values[name]) : whole))

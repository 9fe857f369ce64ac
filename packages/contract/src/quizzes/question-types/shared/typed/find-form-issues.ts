import { normaliseTyped } from './normalise-typed.ts'
import type { Issue } from '../../question-type.ts'
import type { Spelling } from './spelling.ts'

/** What is wrong with the accepted forms of one field: there are none, one is empty, two are the same to the rule. */
export const findFormIssues = (
  field: string,
  forms: readonly { readonly id: string; readonly text: string }[],
  spelling: Spelling,
): Issue[] => {
  if (forms.length === 0) return [{ code: 'form_missing', at: field }]
  const texts = forms.map(({ text }) => normaliseTyped(text, spelling))
  return forms.flatMap(({ id }, at) => {
    const text = texts[at] ?? ''
    if (text === '') return [{ code: 'form_empty', at: id }]
    return texts.indexOf(text) === at ? [] : [{ code: 'form_repeated', at: id }]
  })
}

/** One name in every form in which the sources write it. */
export interface NameForms {
  readonly kebab: string
  readonly snake: string
  readonly camel: string
  readonly pascal: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The forms of a name that is given with hyphens. */
export const formsOf = (kebab: string): NameForms => {
  const words = kebab.split('-')
  const pascal = words.map(capital).join('')
  return { kebab, snake: words.join('_'), camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal }
}

const forms = ['kebab', 'snake', 'camel', 'pascal'] as const

/** Whether a text says the name in any form. */
export const says = (text: string, name: NameForms): boolean =>
  forms.some((form) => text.includes(name[form]))

/** The text with another name in place of this one, in every form. */
export const rename = (text: string, from: NameForms, to: NameForms): string =>
  forms.reduce((renamed, form) => renamed.replaceAll(from[form], to[form]), text)

/** The name as a title: `late-answers` is "Late answers". */
export const titleOf = (kebab: string): string => capital(kebab.replaceAll('-', ' '))

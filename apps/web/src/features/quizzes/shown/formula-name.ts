import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'

/**
 * What a control is called whose words hold a formula: browsers do not name a control by MathML. Undefined where its words
 * name it.
 */
export const formulaName = (thing: Parameters<typeof nameOfThing>[0]): string | undefined =>
  thing.text.includes('$') ? nameOfThing(thing) : undefined

import type { Picture, Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Markup } from '@lectern/contract/kernel/markup'

/** How the parts of a question are written. */
export interface Pens {
  readonly thing: (thing: Pick<Thing, 'text' | 'image'>) => readonly (Markup | string)[]
  /** The picture that is answered on. */
  readonly ground: (image: Picture) => readonly Markup[]
  readonly sizeOf: (image: Picture) => { readonly width: number; readonly height: number }
}

/** What an item says of its answers. */
export interface Written {
  readonly responses: readonly Markup[]
  readonly body: readonly Markup[]
  readonly processing?: Markup
  /** The picture of the question stands in its interaction. */
  readonly takesPicture?: boolean
  /** The body is the whole text; the title says what the question is called. */
  readonly isWhole?: boolean
}

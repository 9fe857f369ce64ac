import type { LeftOutKind } from '@lectern/formats/lessons/left-out'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'

/** A picture of the school that goes out with a text. */
export interface OutFile {
  /** Its name in the file that is made. */
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** What writing a text as a file needs of the lesson in which it stands. */
export interface OutContext {
  /** The picture of a file of the storage; undefined when it is gone. */
  readonly pictureOf: (fileId: string) => OutFile | undefined
  /** What stands in the place of something that the format does not carry. */
  readonly wordsFor: (kind: LeftOutKind, title: string) => string
  /** The learner's page, at the unit. */
  readonly pageLink: string
  /** The address as it leads there from outside of the page; null for a place that is nowhere else. */
  readonly absolute: (href: string) => string
}

/** A part of a lesson, in its order: what begins a section, a text, or a line in the place of what no file carries. */
export type LessonPart =
  | { readonly kind: 'section'; readonly name: string }
  | {
      readonly kind: 'text'
      readonly title: string
      readonly nodes: readonly TextNode[]
      readonly context: OutContext
    }
  | { readonly kind: 'link'; readonly words: string; readonly context: OutContext }

import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'
import { emptyLessonText, lessonText } from '../../../rich-text/lesson-text.ts'
import {
  filesOfText,
  isTextEmpty,
  learnerTasksOf,
  lessonTextWords,
  lettersOfText,
} from '../../../rich-text/walk-text.ts'

/** Unit type 3: a text of the author. */
export const textBlock = defineBlockType({
  typeId: unitType.text,
  completion: 'read',
  isText: true,
  standIn: null,
  content: z.object({ text: lessonText }),
  publicContent: z.object({ description_formatted: z.string() }),
  create: () => ({ text: emptyLessonText }),
  toPublic: ({ text }, render) => ({ description_formatted: render(text.doc) }),
  isEmpty: ({ text }) => isTextEmpty(text),
  tasks: ({ text }) => learnerTasksOf(text),
  quizIds: () => [],
  opening: () => null,
  isCheckpoint: () => false,
  files: ({ text }) => filesOfText(text),
  words: ({ text }) => lessonTextWords(text),
  letters: ({ text }) => lettersOfText(text),
  isShownEmpty: ({ description_formatted }) => description_formatted === '',
  shownQuizIds: () => [],
  playedFrom: () => null,
  sample: {
    text: {
      version: 1,
      doc: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A sample text.' }] }],
      },
    },
  },
})

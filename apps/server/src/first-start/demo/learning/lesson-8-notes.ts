import { type DemoLesson, text } from '../content.ts'

/** Still being written: what an author has not published, no student sees. */
export const notes: DemoLesson = {
  key: 'notes',
  title: 'Notes that answer back',
  isDraft: true,
  sections: [
    {
      name: 'Outline',
      units: [
        text(`
          ## To write

          - Two columns: questions on the left, answers on the right, and a hand to cover the right one.
          - Why typing every word keeps you from listening.
          - An example page, before and after.
        `),
      ],
    },
  ],
}

import { type DemoCourse, type DemoLesson, duePractice, practice, single, text } from '../content.ts'
import { owedQuiz } from './owed-answers.ts'

const sort: DemoLesson = {
  key: 'sort',
  title: 'First evening: sort without answering',
  sections: [
    {
      name: 'Three piles',
      units: [
        text(`
          Open the inbox and answer **nothing**. Every message goes into one of three piles: _answer_, _wait_, _archive_.

          Most people are afraid of the third pile. It is not a bin: what lies there is found by its words in a second.

          > A message that you have read three times and not answered belongs to the second pile, not to the first.
        `),
        practice({
          key: 'sort',
          name: 'Three piles',
          questions: [
            single({
              name: 'A newsletter that you have wanted to read for a month. Which pile?',
              options: ['Answer', 'Wait', '+ Archive'],
              comment: 'A month has answered the question for you.',
            }),
            single({
              name: 'A colleague asks for a file that you have at hand. Which pile?',
              options: ['+ Answer', 'Wait', 'Archive'],
              comment: 'It takes less than two minutes: answer, but only when sorting is over.',
            }),
          ],
        }),
      ],
    },
  ],
}

const answer = (due: Date): DemoLesson => ({
  key: 'answer',
  title: 'Second evening: answer in two minutes',
  sections: [
    {
      name: 'Short and kind',
      units: [
        text(`
          Take the first pile from its oldest message. What needs less than two minutes is answered **now**, in three sentences:
          what you understood, what you will do, and until when.

          What needs more gets one sentence: the day on which you will answer. Write that day into your calendar before you send it.
        `),
        duePractice(
          {
            key: 'answer',
            name: 'Two minutes',
            questions: [
              single({
                name: 'What belongs into a short answer besides what you understood and what you will do?',
                options: ['An apology', '+ Until when', 'A question about the weather'],
                comment: 'A date ends a conversation; an apology begins one.',
              }),
              single({
                name: 'A message needs an hour of work. What do you send tonight?',
                options: [
                  'Nothing until it is done',
                  '+ The day on which you will answer',
                  'Half of the answer',
                ],
                comment: 'Whoever knows the day does not write again.',
              }),
            ],
          },
          due,
        ),
      ],
    },
    {
      name: 'Read by those who wait, too',
      units: [
        text(`
          You know now what a short answer needs. Others of this course read yours and say whether they would have to write again,
          and you read theirs: **in somebody else’s message you see at once what is missing in your own.**
        `),
        practice(owedQuiz),
      ],
    },
  ],
})

const keep: DemoLesson = {
  key: 'keep',
  title: 'Third evening: keep it empty',
  opensAfterDays: 5,
  sections: [
    {
      name: 'Ten minutes at noon',
      units: [
        text(`
          An empty inbox stays empty for as long as you look into it at two fixed times a day and close it in between.

          Choose the two times today. Ten minutes before noon are enough for most people, and twenty before the evening.
        `),
      ],
    },
  ],
}

/**
 * Three evenings, one after the other: the last lesson opens five days after somebody joins, and the second practice is due.
 *
 * @param due until when the second practice can be handed in
 */
export const inboxCourse = (due: Date): DemoCourse => ({
  key: 'inbox',
  title: 'Three evenings to a calm inbox',
  description:
    'An hour on each of three evenings, and on Friday the inbox is empty: what to keep, what to answer at once, what never to open.',
  lessons: [sort, answer(due), keep],
})

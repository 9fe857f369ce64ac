import { practice, text, type DemoLesson } from '../content.ts'
import { table } from './paper-questions.ts'
import {
  agreementWith,
  faceFor,
  inventory,
  openAnswer,
  pollOf,
  recommendationOf,
  starsFor,
} from './unkeyed-questions.ts'

export const survey: DemoLesson = {
  key: 'survey',
  title: 'How was the course?',
  sections: [
    {
      name: 'Three minutes for the next learners',
      units: [
        text(`
          Nothing here is marked. What you answer is read by the people who make the course, and changes the next one.
        `),
        practice({
          key: 'survey',
          name: 'Satisfaction survey',
          settings: { result_detail: 'simple_answer' },
          questions: [
            starsFor({ name: 'How useful was the course?', ends: ['Not useful', 'Very useful'] }),
            table({
              name: 'How did you find …',
              columns: ['Too little', 'Just right', 'Too much'],
              rows: [['the theory'], ['the exercises'], ['the time that it took'], ['the feedback']],
              isOptional: true,
            }),
            agreementWith({ name: 'I could follow at my own pace.' }),
            faceFor({ name: 'How did you feel after the last lesson?', isOptional: true }),
            pollOf({
              name: 'When did you mostly learn?',
              options: ['Before work', 'During the day', 'In the evening', 'At the weekend'],
            }),
            pollOf({
              name: 'What would you like more of?',
              options: ['Videos', 'Written lessons', 'Practice', 'Meetings with the teacher'],
              isSeveral: true,
              isOptional: true,
            }),
            inventory({
              name: 'How do you learn?',
              description: 'Answer quickly. The counts say something about habits, nothing about worth.',
              isOptional: true,
              scales: [
                {
                  letter: 'P',
                  name: 'Planning',
                  text: 'Four of four: your week has its hours for learning. None: learning waits for a free evening.',
                  yes: ['I know on Monday when I will learn.', 'I finish a lesson that I began.'],
                  no: ['I often learn later than I meant to.', 'I decide from day to day whether I learn.'],
                },
                {
                  letter: 'R',
                  name: 'Recalling',
                  text: 'Four of four: you pull things out of your head. None: you look at them again.',
                  yes: ['I close the book and say what I have read.', 'I test myself before others do.'],
                  no: ['I mark lines and read them again.', 'I look up an answer as soon as I hesitate.'],
                },
              ],
            }),
            openAnswer({
              name: 'What should we change first?',
              isOptional: true,
              field: 3,
            }),
            openAnswer({
              name: 'May we ask you about it? Leave your e-mail.',
              isOptional: true,
              field: 4,
            }),
            recommendationOf({ name: 'Would you recommend the course to a friend?' }),
          ],
        }),
      ],
    },
  ],
}

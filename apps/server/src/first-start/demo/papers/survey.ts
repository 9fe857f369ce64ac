import { practice, text, type DemoLesson } from '../content.ts'
import { agreementWith, faceFor, pollOf, recommendationOf, starsFor, table } from './paper-questions.ts'

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
            recommendationOf({ name: 'Would you recommend the course to a friend?' }),
          ],
        }),
      ],
    },
  ],
}

import { type DemoLesson, multiple, practice, single, text } from '../content.ts'

export const plan: DemoLesson = {
  key: 'plan',
  title: 'Your plan for four weeks',
  sections: [
    {
      name: 'Small enough to survive',
      units: [
        text(`
          You now know five things that most people who study for years never hear about. Knowing them will change nothing.
          What changes something is a plan that survives a bad Tuesday.

          ## If, then

          Goals like "study more" fail because they name no moment. Tie the new habit to something that happens anyway:

          - **If** I have poured my morning coffee, **then** I answer five cards before I drink it.
          - **If** I sit down on the train, **then** I write yesterday's three main points from memory.
          - **If** I close the book, **then** I say aloud what the last page was about.

          People who decide on the moment and the place in advance carry out their plans far more often than people who
          only decide on the goal.
        `),
      ],
    },
    {
      name: 'Four weeks',
      units: [
        text(`
          1. **Week one: pull.** Change nothing but this: after every session, a blank page.
          2. **Week two: space.** Write each new topic on tomorrow, next week and next month in your calendar.
          3. **Week three: mix.** Shuffle the stack. Say which kind it is before you answer.
          4. **Week four: explain.** Choose the topic you like least and explain it to someone, in five minutes.

          Miss a day and nothing is lost. Miss two, and make the plan smaller, not the guilt larger.

          > The best method is the one you are still using in spring.
        `),
      ],
    },
    {
      name: 'The last practice',
      units: [
        text(`
          Six questions about the whole course. You need 80 per cent and have two attempts. After you finish, you are told
          which answers were right; the explanations are in the lessons, where you can go and pull them out.
        `),
        practice({
          key: 'final',
          name: 'How to learn: final check',
          settings: {
            questions_display_type_id: 1,
            pass_percent: 80,
            attempts_limit: 2,
            result_detail: 'only_correct_or_not_question',
          },
          questions: [
            single({
              name: 'A text feels easy when you read it the second time. What does that show?',
              options: [
                'That you will remember it',
                '+That it is in front of you',
                'That you can skip the practice',
              ],
              comment: 'Lesson 1.',
            }),
            multiple({
              name: 'Which activities take something out of your head?',
              options: [
                '+Answering cards before turning them',
                '+Writing from memory on an empty page',
                'Highlighting in two colours',
                'Listening to the lecture at double speed',
              ],
              comment: 'Lesson 2.',
              points: 2,
            }),
            single({
              name: 'You want to remember something for about a year. After how long should you first come back to it?',
              options: ['Ten minutes', 'Two days', '+A month or so', 'Eleven months'],
              comment: 'Lesson 3: a tenth to a fifth of the time.',
            }),
            single({
              name: 'Your score in practice drops after you begin to mix topics. What should you do?',
              options: [
                'Go back to one topic at a time',
                '+Stay with it: practice is not the exam',
                'Halve the number of problems',
              ],
              comment: 'Lesson 4.',
            }),
            single({
              name: 'What is the cheapest way to find out what you have not understood?',
              options: ['Reading a second book', '+Explaining it aloud', 'Asking for a summary'],
              comment: 'Lesson 5.',
            }),
            multiple({
              name: 'Which of these are plans of the kind “if, then”?',
              options: [
                'I will study more this month',
                '+When the kettle boils, I answer three cards',
                '+If I get on the bus, I recall yesterday’s lesson',
                'I am going to be a person who reads',
              ],
              comment: 'Lesson 7: a moment that happens anyway, and one thing to do then.',
              points: 2,
            }),
          ],
        }),
      ],
    },
  ],
}

import { type DemoLesson, multiple, practice, single, text } from '../content.ts'

export const rereading: DemoLesson = {
  key: 'rereading',
  title: 'Why rereading feels like learning',
  isPublic: true,
  sections: [
    {
      name: 'A comfortable mistake',
      units: [
        text(`
          Ask a hundred people how they study, and most will say the same thing: _I read it again._ Some add a marker
          pen. It is the most popular way to learn in the world, and one of the weakest.

          It is popular for a good reason: **it feels as if it works.** The second time, the sentences run smoothly. You
          nod along. Nothing surprises you. Your mind takes that smoothness for knowledge, and tells you to stop.

          ## The experiment

          Students read a short text about sea otters or the sun. Then half of them read it again, and half put it away
          and wrote down whatever they could remember. No hints, no second look.

          - **Five minutes later** those who had read twice were slightly ahead.
          - **A week later** they had kept about 42 per cent of the ideas. Those who had written from memory had kept 56.

          The second group had read less and knew more. And when all were asked beforehand how much they would remember,
          it was the _readers_ who were confident.

          > Ease while you study tells you how the page feels. It does not tell you what will be left on Friday.
        `),
      ],
    },
    {
      name: 'Two kinds of strength',
      units: [
        text(`
          It helps to think of every memory as having two strengths:

          1. **How easily it comes now.** High just after reading, and falling from there.
          2. **How deeply it is kept.** Slow to build, slow to fade.

          Rereading lifts the first and hardly touches the second. What lifts the second is effort at the right moment:
          searching for a word, being wrong, waiting a day, meeting the same idea in a new place. Researchers call these
          [desirable difficulties](https://en.wikipedia.org/wiki/Desirable_difficulty). This course is about those that give most for the least trouble.

          ### Try it now

          Without scrolling up: what were the two percentages in the experiment, and which group was more confident?
          Say it aloud before you go on. If it did not come, good. That small discomfort is the feeling of learning.
        `),
      ],
    },
    {
      name: 'Check yourself',
      units: [
        practice({
          key: 'rereading',
          name: 'What rereading does',
          questions: [
            single({
              name: 'Why do people overrate rereading?',
              options: [
                'It takes longer than other ways of studying',
                '+The text runs smoothly, and that feels like knowing it',
                'It is what teachers reward with better marks',
                'It works better than anything else for hard texts',
              ],
              comment:
                'Smoothness is a property of the page in front of you. It is gone together with the page.',
            }),
            single({
              name: 'Two groups study the same text; one reads it twice, one reads once and writes from memory. Who remembers more after a week?',
              options: ['Those who read it twice', '+Those who wrote from memory', 'Both groups the same'],
              comment: 'About 56 per cent against 42. After five minutes it was the other way round.',
            }),
            multiple({
              name: 'Which of these are signs that a memory is deeply kept?',
              options: [
                '+You can find it without a hint a week later',
                'You recognise it when you see it',
                '+You can use it in a situation that you have not met before',
                'You read about it this morning and it still feels fresh',
              ],
              comment: 'Recognising it, and its feeling fresh, both tell only how easily it comes right now.',
              points: 2,
            }),
          ],
        }),
      ],
    },
  ],
}

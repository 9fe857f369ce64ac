import { type DemoLesson, film, multiple, practice, single, sound, text } from '../content.ts'

export const spacing: DemoLesson = {
  key: 'spacing',
  title: 'Let yourself forget a little',
  sections: [
    {
      name: 'The curve',
      units: [
        text(`
          In the 1880s a patient man in Berlin taught himself thousands of meaningless syllables and measured, day after
          day, how many were left. His curve falls like a slide: steep in the first hours, gentler later. Much of what you
          learn on Monday morning is gone by Monday night.

          That sounds like bad news. It is the key to the most useful fact in this course: **a repetition is worth most
          when you have begun to forget.** Repeat at once, and there is nothing to repair. Repeat a week later, and your
          mind has to rebuild the path; what it rebuilds, it keeps longer.

          ## The same hour, cut in four

          Sixty minutes on Sunday and four times fifteen minutes over two weeks cost the same. Tested on the last evening,
          they look alike. Tested a month later, the four quarters win by a wide margin. The
          [spacing effect](https://en.wikipedia.org/wiki/Spacing_effect) has been found in hundreds of studies.
        `),
        film('Thirty days in twenty-four seconds', 'film', [
          [0, 'Learned today'],
          [2.8, 'The first review'],
          [7.5, 'The second review'],
          [16.2, 'The third review'],
        ]),
      ],
    },
    {
      name: 'How long a gap?',
      units: [
        text(`
          A rule of thumb: wait for **a tenth to a fifth of the time** for which you want to remember.

          - An exam in ten days: come back after one or two days.
          - A language trip in three months: after a week or two.
          - Something for years: after a month, then after several.

          You need no program for this. A paper calendar will do: when you learn something new, write its name on
          tomorrow, on next week, and on next month. When the day comes, pull it out of your head (_lesson two_), check,
          and cross it off.

          ### What if I have forgotten everything?

          Then you came a little late. Learn it again: the second time goes faster than you expect, and that speed is a
          memory too.

          > Forgetting is not the enemy of learning. It is the spacing between the stones that makes a path of them.
        `),
        sound('A bell for the end of each quarter of an hour', 'bells'),
      ],
    },
    {
      name: 'One question at a time',
      units: [
        text(
          'This practice shows one question at a time. You may go back and change your mind until you finish.',
        ),
        practice({
          key: 'spacing',
          name: 'Spacing',
          settings: { questions_display_type_id: 1, pass_percent: 60 },
          questions: [
            single({
              name: 'When is a repetition worth most?',
              options: [
                'Immediately, while everything is fresh',
                '+When you have begun to forget',
                'When you have forgotten everything',
              ],
              comment: 'Some effort has to be needed, and it has to succeed more often than not.',
            }),
            single({
              name: 'Your exam is in twenty days. After how long should you come back to what you learn today?',
              options: ['An hour', '+Two to four days', 'Ten days', 'The evening before'],
              comment: 'A tenth to a fifth of twenty days.',
            }),
            single({
              name: 'Two friends study for four hours, one in a day, one over four weeks. They are tested the next morning. What do you expect?',
              options: [
                'The one who spaced is far ahead',
                '+They are close, and drift apart in the following weeks',
                'The one who crammed has learned it for good',
              ],
              comment: 'Cramming does work, for tomorrow. That is why it is so hard to give up.',
            }),
            multiple({
              name: 'Which plans use spacing?',
              options: [
                '+Ten new words a day, each asked again tomorrow, next week and next month',
                'A hundred new words on Saturday, read ten times',
                '+A short quiz at the start of each class about the class before the last',
                'Three hours of scales on the day before the concert',
              ],
              comment: 'The amount may be the same. What counts is that time passes in between.',
              points: 2,
            }),
          ],
        }),
      ],
    },
  ],
}

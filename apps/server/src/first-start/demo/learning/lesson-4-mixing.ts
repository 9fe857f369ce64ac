import { type DemoLesson, multiple, practice, single, text } from '../content.ts'
import { measured, table } from '../numbers-and-tables.ts'
import {
  agreement,
  assignment,
  openAnswer,
  poll,
  questionnaire,
  reactionTo,
  recommendation,
  shortEssay,
  stars,
  yesOrNo,
} from '../opinions.ts'

export const mixing: DemoLesson = {
  key: 'mixing',
  title: 'Mix what you practise',
  sections: [
    {
      name: 'The trouble with neat chapters',
      units: [
        text(`
          A maths book has a chapter on the volume of wedges, then twenty problems about wedges. After the third problem you
          no longer read the question. You know what to do, because you know _where in the book you are_.

          Outside the book nobody tells you the chapter.

          ## Sixty and eighty-nine

          Students learned to compute the volumes of four odd shapes. One group practised shape by shape, the other had
          all four mixed up.

          - **During practice** the neat group solved 89 per cent, the mixed group 60.
          - **A week later** the neat group solved 20 per cent. The mixed group solved 63.

          Read that again: the group that did worse every single day of practice did three times better in the end. The
          neat group had learned _how_ to use each formula. The mixed group had also learned **when**.
        `),
      ],
    },
    {
      name: 'How to mix',
      units: [
        text(`
          1. **Start neat.** For the first two or three tries of something new, stay with one kind.
          2. **Then shuffle.** Put today's kind among those of last week. Things that are easily confused belong together:
             past tenses, kinds of clouds, chords with the same root.
          3. **Say which one it is before you begin.** "This is a wedge, because…" Choosing is half of the skill.
          4. **Expect to feel worse.** Your score in practice will drop. Leave it there.

          It works with hands as well. Tennis players who hit forehands and backhands in random order look clumsier in
          training and play better on Sunday.
        `),
        practice({
          key: 'mixing',
          name: 'Mixed practice',
          questions: [
            single({
              name: 'What does mixed practice teach that neat practice does not?',
              options: [
                'To work faster',
                '+To recognise which method a problem needs',
                'To remember the formulas word by word',
              ],
              comment: 'In a neat block the choice has been made for you.',
            }),
            multiple({
              name: 'Which of these belong into one mixed stack?',
              description: 'Mix what can be confused.',
              options: [
                '+The two past tenses of a language',
                'Irregular verbs and the capitals of Africa',
                '+Problems about area and problems about perimeter',
                '+Oak, beech and hornbeam leaves',
              ],
              comment:
                'Verbs and capitals are never taken for each other, so mixing them teaches no choosing.',
            }),
            poll({
              name: 'Have you ever practised this way before?',
              description: 'This one is optional and earns no points.',
              options: ['Often', 'Now and then', 'Never'],
              comment: 'There is no right answer here. Whatever you chose, shuffle something this week.',
            }),
            yesOrNo({ name: 'Will you mix one stack of your own this week?' }),
            agreement({ name: 'I can tell when I know a thing and when I only recognise it.' }),
            reactionTo({ name: 'How do you feel about mixing your practice?' }),
            stars({ name: 'How useful was this lesson?', ends: ['Not useful', 'Very useful'] }),
            recommendation({ name: 'Would you recommend this course to a friend?' }),
            measured({
              name: 'Mixed practice fills 18 minutes of every hour. How much of a 5-hour week is that?',
              answer: '1.5',
              units: [
                ['h', ''],
                ['min', '1/60'],
                ['%', ''],
              ],
              comment: '18 minutes are three tenths of an hour, five times over: 1.5 hours, or 90 minutes.',
            }),
            table({
              name: 'Neat practice or mixed practice?',
              answers: ['Neat', 'Mixed'],
              statements: [
                ['Feels easier while you practise', 'Neat'],
                ['Is remembered better a week later', 'Mixed'],
                ['Teaches which method a problem needs', 'Mixed'],
              ],
              comment: 'What feels easier teaches less of the choosing.',
            }),
            questionnaire({
              name: 'How do you study?',
              comment: 'Two short scales of our own: they measure nothing but what you say here.',
              scales: [
                ['P', 'Planning', 'How far you decide beforehand what you will do.'],
                ['F', 'Focus', 'How long you stay with one thing.'],
              ],
              statements: [
                ['I begin the day with a list of what I want to learn.', { P: 'yes' }],
                ['My phone lies beside me while I read.', { F: 'no' }],
                ['I know on Sunday what I will practise on Friday.', { P: 'yes' }],
                ['I finish one exercise before I look at the next.', { F: 'yes', P: 'yes' }],
                ['I learn whatever I happen to open first.', { P: 'no' }],
                ['I can read for twenty minutes without looking up.', { F: 'yes' }],
              ],
            }),
            openAnswer({
              name: 'What will you mix this week, and with what?',
              description: 'Write it, say it, or show your stack in a picture.',
              comment: 'A plan that is written down is kept more often.',
            }),
            shortEssay({
              name: 'Describe a time when you knew how to do something, but not when.',
              words: 120,
            }),
            assignment({
              name: 'Make a mixed stack of ten tasks and hand it in.',
              description: 'A photo of the stack is enough. You can also read it aloud.',
            }),
          ],
        }),
      ],
    },
  ],
}

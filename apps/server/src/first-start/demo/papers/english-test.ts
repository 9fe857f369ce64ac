import { practice, text, type DemoLesson } from '../content.ts'
import {
  areas,
  gaps,
  inOrder,
  labelled,
  lists,
  one,
  pairs,
  sentenceOf,
  several,
  trueOrFalse,
  typedWords,
  wordOf,
} from './paper-questions.ts'
import { essayOn, openAnswer } from './unkeyed-questions.ts'

const room = ['room', 'A room with a window, a lamp above a table, a chair, a shelf and a carpet'] as const

export const englishTest: DemoLesson = {
  key: 'english-test',
  title: 'English: where do you stand?',
  sections: [
    {
      name: 'Before you begin',
      units: [
        text(`
          A placement test for learners of English, from the first words to longer sentences. There is no clock. Leave
          out what you do not know: a guess that happens to be right puts you into a class that is too hard.
        `),
        practice({
          key: 'english-test',
          name: 'Placement test',
          settings: { pass_percent: 60, attempts_limit: 3 },
          questions: [
            labelled({
              name: 'What is in this room?',
              description: 'One word is left over.',
              picture: room,
              labels: [
                { label: 'window', at: [0.2, 0.32], place: 'On the wall, left; the sun is seen through it' },
                { label: 'lamp', at: [0.5, 0.2], place: 'Hanging from the ceiling' },
                { label: 'shelf', at: [0.76, 0.26], place: 'On the wall, right, with books on it' },
                { label: 'table', at: [0.52, 0.6], place: 'In the middle of the room, with a cup on it' },
                { label: 'carpet', at: [0.52, 0.91], place: 'On the floor' },
                { label: 'curtain' },
              ],
            }),
            areas({
              name: 'On which of these things can you sit or put a cup?',
              picture: room,
              areas: [
                { name: 'The thing by the left wall', box: [0.09, 0.14, 0.24, 0.4] },
                { name: 'The thing in the middle', isRight: true, box: [0.36, 0.52, 0.33, 0.36] },
                { name: 'The thing on the right', isRight: true, box: [0.72, 0.48, 0.18, 0.4] },
                { name: 'The thing above the table', box: [0.44, 0.02, 0.12, 0.26] },
              ],
            }),
            one({
              name: 'She … to work by bus every day.',
              options: ['go', '+goes', 'going', 'is go'],
              comment: 'In the present simple, he, she and it take -s.',
            }),
            one({
              name: 'If I … more time, I would learn to sail.',
              options: ['have', '+had', 'would have', 'having'],
              comment: 'An unreal present takes the past tense after “if”.',
            }),
            several({
              name: 'Which of these can follow “I’m interested in …”?',
              options: ['+history', '+learning Danish', 'to learn Danish', '+how bridges are built'],
              comment: 'After a preposition: a noun, an -ing form, or a clause with a question word.',
            }),
            gaps({
              name: 'Complete the letter.',
              description: 'Type one word into each empty field.',
              text: 'Dear Mara,\nthank you {for} your letter. I {+am|was|be} writing from a small town {+by|in|at} the sea. We {arrived|came|got} here two days {ago}, and it {has|’s} been raining {+since|for|from} then.',
              comment: '“Since” names a moment, “for” a length of time.',
            }),
            gaps({
              name: 'Fill in the table of verbs.',
              text: '| Infinitive | Past simple | Past participle |\n| go | {went} | gone |\n| write | wrote | {written} |\n| {bring} | brought | brought |',
            }),
            lists('choose_from_list', {
              name: 'Choose the word that fits.',
              statements: [
                ['I have lived here … 2019.', ['+since', 'for', 'from']],
                ['He is … than his brother.', ['tall', '+taller', 'tallest']],
                ['There isn’t … milk left.', ['many', 'some', '+much']],
              ],
              comment: 'Milk cannot be counted: “much”.',
            }),
            lists('multi_choose_from_list', {
              name: 'Which words go together?',
              statements: [
                ['make', ['+a mistake', '+a cake', 'homework', 'a photo']],
                ['do', ['+the dishes', 'a noise', '+homework']],
              ],
            }),
            typedWords({
              name: 'Write the opposite.',
              statements: [
                ['cheap', 'expensive|dear'],
                ['to arrive', 'to leave|leave|to depart|depart'],
                ['ancient', 'modern|new'],
              ],
            }),
            pairs({
              name: 'What would you say?',
              pairs: [
                ['You step on somebody’s foot.', 'I’m so sorry!'],
                ['Somebody thanks you.', 'You’re welcome.'],
                ['You did not hear.', 'Pardon?'],
              ],
              extra: ['Bless you!'],
            }),
            inOrder({
              name: 'Put the telephone call in order.',
              items: [
                'Good morning, Harbour Clinic.',
                'Hello, I’d like to see Dr Field this week.',
                'Would Thursday at ten suit you?',
                'Thursday is fine, thank you.',
                'Goodbye.',
              ],
            }),
            sentenceOf({
              name: 'Put the question together.',
              words: 'Have / you / ever / been / to / Norway?',
              extra: 'did / went',
              comment: 'Experience up to now: the present perfect.',
            }),
            wordOf({
              name: 'The season between summer and winter',
              word: 'autumn',
              extra: 'le',
            }),
            trueOrFalse({
              name: '“Hardly” means the same as “in a hard way”.',
              isTrue: false,
              words: ['True', 'False'],
              comment: '“Hardly” means “almost not”.',
            }),
            openAnswer({
              name: 'Read the letter of question 6 aloud, or tell about a journey of your own.',
              description: 'Record one or two minutes, or write a few lines if you cannot speak now.',
              points: 4,
              field: 3,
              voice: true,
            }),
            essayOn({
              name: 'A place that has changed: describe how it was and how it is.',
              words: [80, 150],
              guide: [
                ['Both times are told apart by their tenses', 3],
                ['Words that fit, beyond the first thousand', 3],
                ['It reads as one text, not as a list', 2],
              ],
            }),
          ],
        }),
      ],
    },
  ],
}

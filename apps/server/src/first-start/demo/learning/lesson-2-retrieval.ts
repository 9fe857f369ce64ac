import { type DemoLesson, multiple, practice, single, text } from '../content.ts'

export const retrieval: DemoLesson = {
  key: 'retrieval',
  title: 'Pull it out of your head',
  sections: [
    {
      name: 'Testing is not measuring',
      units: [
        text(`
          We think of a test as a thermometer: it shows how warm the water is and leaves the water alone. Memory does not
          work like that. **Every time you pull something out, you change it.** The path you took becomes a little wider,
          the next search a little shorter.

          This is the [testing effect](https://en.wikipedia.org/wiki/Testing_effect), one of the most reliable findings
          about learning. It holds for children and surgeons, for vocabulary and for anatomy. It even holds when you get
          the answer wrong, as long as you learn the right one soon after.

          ## Four ways that need no equipment

          - **The blank page.** Close the book, take a sheet, write everything you can. Then open the book and add what is
            missing in another colour. The second colour is tomorrow's plan.
          - **Questions first.** Turn each heading into a question _before_ you read the part. Answer it afterwards.
          - **Cards, both ways.** A card you only ever read from one side teaches you one direction. Turn the stack over.
          - **The walk home.** Tell yourself the three main points of the day. No notes, no phone.
        `),
      ],
    },
    {
      name: 'Make it count',
      units: [
        text(`
          Three rules turn quizzing yourself from a game into a method.

          1. **Commit before you look.** Say or write an answer, even a bad one. Peeking while you "almost have it" is
             rereading in disguise.
          2. **Correct yourself.** A wrong answer that is put right the same day sticks well. A wrong answer that is left
             alone sticks too.
          3. **Stop when it comes three times**, on three different days. Not three times in a row: that only proves that
             you can remember something for ten seconds.

          > "I knew it when I saw the answer" means: I did not know it.

          The practice below has a pass mark of 70 per cent and allows three attempts. Read the comments after you finish;
          they are the second colour on your sheet.
        `),
        practice({
          key: 'retrieval',
          name: 'Retrieval practice',
          settings: { pass_percent: 70, attempts_limit: 3 },
          questions: [
            single({
              name: 'What happens to a memory when you retrieve it?',
              options: [
                'Nothing: retrieving only shows how strong it is',
                '+It becomes easier to find the next time',
                'It wears out a little, so you should not do it too often',
              ],
              comment: 'A test is not a thermometer. It warms the water.',
              points: 2,
            }),
            single({
              name: 'You try to recall a word, fail, and look it up. Was the try wasted?',
              options: [
                'Yes, it is better to look at once',
                'Yes, because you now remember the mistake',
                '+No, the search prepares you to keep the answer',
              ],
              comment: 'Searching and then being corrected beats being told at once.',
              points: 2,
            }),
            multiple({
              name: 'Which of these are retrieval?',
              options: [
                '+Writing a chapter’s main points on an empty page',
                'Underlining the main points of a chapter',
                '+Covering the solution and working the problem again',
                'Copying your notes in better handwriting',
                '+Explaining a diagram after turning it face down',
              ],
              comment: 'The question to ask: does anything have to come out of my head?',
              points: 3,
            }),
            multiple({
              name: 'What should you do with a card that you answered wrongly?',
              options: [
                '+Look at the right answer now',
                'Throw it out, it is discouraging',
                '+Meet it again soon',
                'Keep it for the evening before the exam',
              ],
              comment: 'Correct it the same day, and bring it back early.',
              points: 3,
            }),
          ],
        }),
      ],
    },
  ],
}

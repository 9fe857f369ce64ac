import { comments, type DemoLesson, multiple, practice, single, text } from '../content.ts'

export const explaining: DemoLesson = {
  key: 'explaining',
  title: 'Explain it to someone who is not there',
  sections: [
    {
      name: 'How does a zip work?',
      units: [
        text(`
          On a scale from one to seven, how well do you understand how a zip fastener works? Pick a number.

          Now explain it, step by step: what are the teeth shaped like, what does the slider do to them, why does the
          thing not fall open?

          If you are like most people, your number has just become smaller. We carry a vivid feeling of understanding for
          everyday things, and it lasts exactly until the first "and then". **Explaining is the cheapest test there is:**
          the gap shows itself in the middle of your own sentence.
        `),
      ],
    },
    {
      name: 'Three listeners',
      units: [
        text(`
          ## A child of ten

          Take away your technical words. Whatever you cannot say without them, you have learned as a word and not as a
          thing. Examples count double here: "a force is… well, what you feel when the bus brakes".

          ## A stubborn friend

          Ask _why_ after every sentence, until you either reach something that is plainly true or notice that you are
          repeating the book. People who ask themselves why a fact is so remember the fact better, even if they never find
          the whole answer.

          ## Yourself, tomorrow

          Write the explanation down in five lines and sleep over it. In the morning, read it as if somebody else had
          written it. Where do you want to interrupt?

          - It is enough to _expect_ to teach. People who are told that they will have to explain a text afterwards read
            it differently: they look for the main points and for the order between them.
          - A silent listener is as good as a real one. A plant, a rubber duck, an empty chair will do.
        `),
        practice({
          key: 'explaining',
          name: 'Explaining',
          settings: { result_detail: 'only_correct_or_not' },
          questions: [
            single({
              name: 'Why do people rate their understanding lower after they have explained something?',
              options: [
                'Explaining makes them tired',
                '+The explanation shows them the steps that are missing',
                'They become modest when someone listens',
              ],
              comment: 'The feeling of understanding is vague. An explanation has to name every step.',
            }),
            single({
              name: 'You cannot explain an idea without its technical term. What does that tell you?',
              options: [
                'The idea is too hard to be explained simply',
                'You need a second technical term',
                '+You may know the word better than the thing',
              ],
              comment: 'Look for an example first. The word can come afterwards.',
            }),
            multiple({
              name: 'Which of these help even if nobody listens?',
              options: [
                '+Explaining aloud to an empty chair',
                'Reading the explanation in the book aloud',
                '+Writing five lines from memory and rereading them tomorrow',
                '+Asking yourself why each step is true',
              ],
              comment: 'Reading aloud lends you somebody else’s sentences. The point is to make your own.',
            }),
          ],
        }),
        comments('Whom do you explain it to?'),
      ],
    },
  ],
}

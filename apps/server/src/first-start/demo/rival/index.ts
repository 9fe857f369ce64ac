import { type DemoCourse, multiple, practice, single, text } from '../content.ts'

/** The first course of the other school: nothing of it may ever be seen in the first school. */
export const coffeeCourse: DemoCourse = {
  key: 'coffee',
  title: 'Coffee at home',
  description: 'One lesson, one cup: what grind, water and time do, and which of them to change first.',
  lessons: [
    {
      key: 'cup',
      title: 'A better cup tomorrow',
      sections: [
        {
          name: 'Three knobs',
          units: [
            text(`
              Coffee is water that has taken something along. How much it takes depends on three things:

              - **Grind.** Finer means more surface, and more taken out.
              - **Water.** Hotter takes more; 92 to 96 °C is a good place to start.
              - **Time.** Longer takes more, at first the pleasant things, later the bitter ones.

              Begin with 60 grams of coffee for a litre of water and change **one knob at a time**.

              > Sour means too little was taken out. Bitter means too much.
            `),
            practice({
              key: 'cup',
              name: 'Which knob?',
              questions: [
                single({
                  name: 'Your cup is sour and thin. What should you try first?',
                  options: ['A coarser grind', '+A finer grind', 'Cooler water'],
                  comment: 'Sour means that too little was taken out.',
                }),
                multiple({
                  name: 'Which changes take more out of the coffee?',
                  options: ['+Hotter water', '+More time', 'A coarser grind', '+A finer grind'],
                  comment: 'A coarser grind has less surface.',
                }),
              ],
            }),
          ],
        },
      ],
    },
  ],
}

const oneLesson = (key: string, title: string, description: string, words: string): DemoCourse => ({
  key,
  title,
  description,
  lessons: [{ key, title, sections: [{ name: title, units: [text(words)] }] }],
})

export const teaCourse = oneLesson(
  'tea',
  'Tea without bitterness',
  'Which leaf wants which water, and when to take it out again.',
  `
  Black tea takes boiling water and four minutes. Green tea takes water of **75 °C** and two. Most bitter cups come from
  one of the two being wrong, and the time is easier to change.
  `,
)

export const cocoaCourse = oneLesson(
  'cocoa',
  'Cocoa from the bean',
  'One long evening with a pan, a mill and a great deal of patience.',
  `
  Roast the beans until they **crack**, blow the shells away, and mill what is left while it is warm. Sugar comes last:
  it makes every mistake before it taste better.
  `,
)
